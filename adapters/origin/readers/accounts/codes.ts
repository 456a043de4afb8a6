import { randomInt } from 'node:crypto';
import { keyFor } from '../../credentials/signing-key.ts';
import type { CrmContext } from './crm-context.ts';

/** Wrong codes per letter; its link stays valid (R49). */
export const maxTries = 5;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed hash: a plain hash of six digits can be brute-forced. */
export const codeHash = async (
  { signingKey }: Pick<CrmContext, 'signingKey'>,
  keyHash: string,
  code: string,
): Promise<string> => keyFor(await signingKey(), 'reader-code', keyHash, code.replaceAll(/[\s-]/g, ''));

import { randomInt } from 'node:crypto';
import { keyFor, keysOf } from '../../credentials/signing-key.ts';
import type { CrmContext } from './crm-context.ts';

/** Wrong codes per letter; its link stays valid (R49). */
export const maxTries = 5;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed hash: a plain hash of six digits can be brute-forced. */
const hashBy = (key: string, keyHash: string, code: string): string =>
  keyFor(key, 'reader-code', keyHash, code.replaceAll(/[\s-]/g, ''));

export const codeHash = async (
  { signingKey }: Pick<CrmContext, 'signingKey'>,
  keyHash: string,
  code: string,
): Promise<string> => hashBy(await signingKey(), keyHash, code);

export const isCodeOf = async (
  context: Pick<CrmContext, 'signingKey' | 'otherSigningKey'>,
  { key_hash: keyHash, code_hash: right }: { readonly key_hash: string; readonly code_hash: string | null },
  code: string,
): Promise<boolean> => (await keysOf(context)).some((key) => hashBy(key, keyHash, code) === right);

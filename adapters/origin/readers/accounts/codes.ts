import { randomInt } from 'node:crypto';
import { keyFor } from '../../credentials/signing-key.ts';
import type { CrmContext } from './crm-context.ts';

/** How often a wrong code may be tried; the link beside it is good as before (R49). */
export const mostTries = 5;

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code: so few digits are guessed by whoever has a plain hash of them. */
export const codeHash = async (
  { signingKey }: Pick<CrmContext, 'signingKey'>,
  keyHash: string,
  code: string,
): Promise<string> => keyFor(await signingKey(), 'reader-code', keyHash, code.replaceAll(/[\s-]/g, ''));

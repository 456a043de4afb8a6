import { randomBytes } from 'node:crypto';
import { hashOf } from '../credentials/secrets.ts';
import { base32 } from './one-time-code.ts';

const [count, bytes] = [10, 10];

/** Without what people put between letters, and in one case. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** What is kept of a recovery code: it has 80 bits, so that its hash cannot be guessed from. */
export const recoveryHash = (code: string): string => hashOf(`recovery ${plainCode(code)}`);

/** Each opens once in place of a one-time code; four groups of four letters. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: count }, () => base32(randomBytes(bytes)).replaceAll(/(.{4})(?=.)/g, '$1-'));

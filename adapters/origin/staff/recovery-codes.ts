import { randomBytes } from 'node:crypto';
import { hashOf } from '../credentials/secrets.ts';
import { base32 } from './one-time-code.ts';

const [count, bytes] = [10, 10];

export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** A plain hash is enough for 80 random bits. */
export const recoveryHash = (code: string): string => hashOf(`recovery ${plainCode(code)}`);

export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: count }, () => base32(randomBytes(bytes)).replaceAll(/(.{4})(?=.)/g, '$1-'));

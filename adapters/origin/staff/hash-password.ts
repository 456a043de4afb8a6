import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { takeTurns } from '../http/take-turns.ts';

/** OWASP's minimum for Argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const [saltBytes, hashBytes] = [16, 32];

/** At most two concurrent hashes, to bound memory and CPU. */
const inTurn = takeTurns(2, 24, 'Too many sign-ins are in progress');

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const compute = (password: string, nonce: Buffer, given: Cost, tagLength: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        // The same characters from another keyboard must be the same password.
        const message = Buffer.from(password.normalize('NFKC'));
        argon2('argon2id', { message, nonce, tagLength, ...given }, (error, hash) =>
          error === null ? resolve(hash) : reject(error),
        );
      }),
  );

const written = (salt: Buffer, hash: Buffer): string => {
  const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(hash)}`;
};

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  return written(salt, await compute(password, salt, cost, hashBytes));
};

/** Matches no password. Unknown accounts are checked against it, to take the same time. */
const nobody = written(randomBytes(saltBytes), randomBytes(hashBytes));

export const isPassword = async (password: string, kept: string | null): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', hash = ''] = pattern.exec(kept ?? nobody) ?? [];
  const wanted = Buffer.from(hash, 'base64');
  const given = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const computed = await compute(password, Buffer.from(salt, 'base64'), given, wanted.length);
  return timingSafeEqual(computed, wanted) && kept !== null;
};

import { createHash, randomBytes } from 'node:crypto';

/** 256 bits in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets are found by hash in an index: no timing attack can guess them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

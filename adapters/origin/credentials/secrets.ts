import { createHash, randomBytes } from 'node:crypto';

/** 256 bits in the alphabet of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What is kept of a secret. It is looked up whole in an index, so that no comparison tells how much of a guess was
 * right.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from './environment.ts';

/**
 * Signs what browsers keep for some minutes. Nodes that share a database or a store share it; a node alone makes one
 * at every start.
 */
export const signingKeyOf = ({ DATABASE_URL, REDIS_URL }: Pick<Environment, 'DATABASE_URL' | 'REDIS_URL'>): string => {
  const shared = DATABASE_URL ?? REDIS_URL;
  return shared === undefined
    ? randomBytes(32).toString('base64url')
    : createHash('sha256').update(`way back ${shared}`).digest('base64url');
};

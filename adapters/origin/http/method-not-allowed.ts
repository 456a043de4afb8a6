import { Problem } from './problem.ts';

const reading = ['GET', 'HEAD'];

export const isReading = (method: string | undefined): boolean => reading.includes(method ?? '');

/**
 * For an address that does not do what is asked of it. Nothing is read of what came, and the connection does not
 * outlive it.
 */
export const methodNotAllowed = (allowed: readonly string[]): Problem => {
  const methods = allowed.length === 0 ? reading : [...new Set(allowed)];
  return new Problem(405, `Only ${methods.join(', ')} is answered here`, {
    Allow: methods.join(', '),
    Connection: 'close',
  });
};

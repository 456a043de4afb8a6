import { Problem } from './problem.ts';

const reading = ['GET', 'HEAD'];

export const isReading = (method: string | undefined): boolean => reading.includes(method ?? '');

/** Closes the connection, because the request body is not read. */
export const methodNotAllowed = (allowed: readonly string[]): Problem => {
  const methods = allowed.length === 0 ? reading : [...new Set(allowed)];
  return new Problem(405, `Method not allowed; use ${methods.join(', ')}`, {
    Allow: methods.join(', '),
    Connection: 'close',
  });
};

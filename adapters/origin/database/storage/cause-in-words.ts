/** What the file system of WebAssembly calls failures, by the numbers of WASI. */
const failures: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  41: 'ENFILE',
  44: 'ENOENT',
  48: 'ENOMEM',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

/**
 * What a failure says of itself, without its stack. What an embedded database throws is not always an `Error`: it has
 * a number, or words, of its own; whatever else it bears may be data.
 */
export const causeInWords = (cause: unknown): string => {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  const { message, errno, name } = cause as Readonly<Record<string, unknown>>;
  if (cause instanceof Error || (typeof message === 'string' && message !== '')) return String(message);
  if (typeof errno === 'number') return failures[errno] ?? `errno ${errno}`;
  return typeof name === 'string' ? name : 'an object without words';
};

/** WASI error numbers, which Emscripten's file system throws. */
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

/** PGlite also throws objects with only a number or a name. Other properties are omitted: they may contain data. */
export const causeInWords = (cause: unknown): string => {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  const { message, errno, name } = cause as Readonly<Record<string, unknown>>;
  if (cause instanceof Error || (typeof message === 'string' && message !== '')) return String(message);
  if (typeof errno === 'number') return failures[errno] ?? `errno ${errno}`;
  return typeof name === 'string' ? name : 'an object without a message';
};

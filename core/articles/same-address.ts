import { Result } from 'neverthrow';

const decoded = Result.fromThrowable(decodeURIComponent, () => null);

const plain = (path: string): string => decoded(path).unwrapOr(null) ?? path;

/** Whether two paths are one address however they are encoded: compared decoded and NFC normalised (R10). */
export const sameAddress = (one: string, other: string): boolean =>
  one === other || plain(one).normalize('NFC') === plain(other).normalize('NFC');

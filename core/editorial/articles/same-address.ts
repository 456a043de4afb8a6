import { decodedText } from '../../addresses/paths/path-text.ts';

const plain = (path: string): string => decodedText(path) ?? path;

/** Whether two paths are one address however they are encoded: compared decoded and NFC normalised (R10). */
export const sameAddress = (one: string, other: string): boolean =>
  one === other || plain(one).normalize('NFC') === plain(other).normalize('NFC');

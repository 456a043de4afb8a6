import { decodedText } from '../../addresses/paths/path-text.ts';

const plain = (path: string): string => decodedText(path) ?? path;

/** Compares decoded, NFC-normalized paths (R10). */
export const sameAddress = (one: string, other: string): boolean =>
  one === other || plain(one).normalize('NFC') === plain(other).normalize('NFC');

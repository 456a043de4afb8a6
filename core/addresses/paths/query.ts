import { decodedText } from './path-text.ts';

export const plainText = (encoded: string): string | null =>
  encoded.includes('%') || encoded.includes('+') ? decodedText(encoded.replaceAll('+', ' ')) : encoded;

export const nameOf = (piece: string): string | null => {
  const equals = piece.indexOf('=');
  return plainText(equals < 0 ? piece : piece.slice(0, equals));
};

const valueOf = (piece: string): string | null => {
  const equals = piece.indexOf('=');
  return equals < 0 ? '' : plainText(piece.slice(equals + 1));
};

const percent = 0x25;
const equalsSign = 0x3d;

/** A cheap check that avoids parsing most queries; it may return false positives. */
export const mayHold = (query: string, name: string): boolean => {
  const letter = name.charCodeAt(0);
  for (let start = 0; start < query.length;) {
    const code = query.charCodeAt(start);
    if (code === letter || code === percent) return true;
    const and = query.indexOf('&', start);
    if (and < 0) return false;
    start = and + 1;
  }
  return false;
};

/** Empty for a bare name, null when absent or malformed. */
export const firstValue = (query: string, name: string): string | null => {
  let start = 0;
  while (start < query.length) {
    const and = query.indexOf('&', start);
    const piece = query.slice(start, and < 0 ? query.length : and);
    if (piece.startsWith(name) && piece.charCodeAt(name.length) === equalsSign)
      return plainText(piece.slice(name.length + 1));
    if (nameOf(piece) === name) return valueOf(piece);
    start += piece.length + 1;
  }
  return null;
};

export const withoutParameters = (query: string, names: readonly string[]): string =>
  names.length === 0
    ? query
    : query
        .split('&')
        .filter((piece) => !names.includes(nameOf(piece) ?? ''))
        .join('&');

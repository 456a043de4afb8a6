import { Result } from 'neverthrow';

const decode = Result.fromThrowable(decodeURIComponent, () => null);

/** A name or value of a query in plain text; null when its percent-encoding is malformed. */
export const plainText = (encoded: string): string | null =>
  encoded.includes('%') || encoded.includes('+') ? decode(encoded.replaceAll('+', ' ')).unwrapOr(null) : encoded;

/** The decoded name of one `name=value` piece of a query; null when it is malformed. */
export const nameOf = (piece: string): string | null => {
  const equals = piece.indexOf('=');
  return plainText(equals < 0 ? piece : piece.slice(0, equals));
};

/** The decoded value of the first parameter of that name: empty for a bare name, null when absent or malformed. */
export const firstValue = (query: string, name: string): string | null => {
  if (query === '') return null;
  const piece = query.split('&').find((candidate) => nameOf(candidate) === name);
  if (piece === undefined) return null;
  const equals = piece.indexOf('=');
  return equals < 0 ? '' : plainText(piece.slice(equals + 1));
};

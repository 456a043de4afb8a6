import { Result } from 'neverthrow';

/** A path over this many bytes, percent-encoded, is refused. */
export const longestPath = 4096;

/** Why a path cannot be read at all and is answered with 400. */
export type BadPath = 'malformed-percent' | 'control-character' | 'encoded-slash' | 'dot-segment' | 'too-long';

const decode = Result.fromThrowable(decodeURIComponent, () => null);
const encode = Result.fromThrowable(encodeURIComponent, () => null);

/** The text of a percent-encoding; null for one that is malformed. */
export const decodedText = (encoded: string): string | null => decode(encoded).unwrapOr(null);

/** Percent-encoding of text; null for text that UTF-8 cannot carry. */
export const encodedText = (text: string): string | null => encode(text).unwrapOr(null);

/** Raw non-ASCII counts as its percent-encoding; half a surrogate pair becomes bytes that no decoder accepts. */
export const asciiPath = (path: string): string =>
  path.replace(/[^\0-\x7f]+/gu, (text) => encodedText(text) ?? '%FF');

/** The same for a path that holds one byte in each character, as Node hands over a request line. */
export const asciiPathOfBytes = (path: string): string =>
  path.replace(/[^\0-\x7f]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** A path that `badPath` has not refused, percent-decoded. Encoded slashes being refused, its segments stay the same. */
export const plainPath = (path: string): string => (path.includes('%') ? (decodedText(path) ?? path) : path);

/** The one spelling of a path that `badPath` has not refused: only what needs a percent-encoding has one. */
export const plainlySpelled = (path: string): string =>
  (/^[\w.~/-]*$/.test(path) ? path : plainPath(asciiPath(path)).split('/').map((segment) => encodedText(segment) ?? segment).join('/'));

const hasDotSegment = (plain: string): boolean =>
  plain.replace(/^[/\\]+/, '').split('/').some((segment) => segment === '.' || segment === '..');

/** What makes a percent-encoded path unreadable; null when nothing does. Raw control characters count too. */
export const badPath = (path: string): BadPath | null => {
  if (path.length > longestPath) return 'too-long';
  if (/%2f|%5c/i.test(path)) return 'encoded-slash';
  const plain = decodedText(path);
  if (plain === null) return 'malformed-percent';
  if (/\p{Cc}/u.test(plain)) return 'control-character';
  return hasDotSegment(plain) ? 'dot-segment' : null;
};

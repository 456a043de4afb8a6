/** A path over this many bytes, percent-encoded, is refused. */
export const longestPath = 4096;

/** Why a path cannot be read at all and is answered with 400. */
export type BadPath = 'malformed-percent' | 'control-character' | 'encoded-slash' | 'dot-segment' | 'too-long';

/**
 * Text in UTF-8 of one to four bytes a character (RFC 3629), each byte as two hexadecimal digits: exactly what
 * `decodeURIComponent` takes.
 */
const characters = [
  '[0-7].',
  '(?:c[2-9a-f]|d.)[89ab].',
  '(?:e0[ab]|e[1-9abcef][89ab]|ed[89]).[89ab].',
  '(?:f0[9ab]|f[1-3][89ab]|f48).[89ab].[89ab].',
];
const utf8 = new RegExp(`^(?:${characters.join('|')})*$`);
const runs = /(?:%[\da-f]{2})+|%/gi;

/** The text of a percent-encoding; null for one that is malformed. */
export const decodedText = (encoded: string): string | null =>
  (encoded.match(runs) ?? []).every((run) => run !== '%' && utf8.test(run.replaceAll('%', '').toLowerCase()))
    ? decodeURIComponent(encoded)
    : null;

/** Percent-encoding of text; null for text that UTF-8 cannot carry. */
export const encodedText = (text: string): string | null =>
  /\p{Surrogate}/u.test(text) ? null : encodeURIComponent(text);

/** Raw non-ASCII counts as its percent-encoding; half a surrogate pair becomes bytes that no decoder accepts. */
export const asciiPath = (path: string): string => path.replace(/[^\0-\x7f]+/gu, (text) => encodedText(text) ?? '%FF');

/** The same for a path that holds one byte in each character, as Node hands over a request line. */
export const asciiPathOfBytes = (path: string): string =>
  path.replace(/[^\0-\x7f]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A path that `badPath` has not refused, percent-decoded and composed (Unicode NFC): macOS writes an accent as a
 * character of its own (NFD), and means the same address. Encoded slashes being refused, its segments stay the same.
 */
export const plainPath = (path: string): string =>
  (path.includes('%') ? (decodedText(path) ?? path) : path).normalize('NFC');

/** The one spelling of a path that `badPath` has not refused: only what needs a percent-encoding has one. */
export const plainlySpelled = (path: string): string =>
  /^[\w.~/-]*$/.test(path)
    ? path
    : plainPath(asciiPath(path))
        .split('/')
        .map((segment) => encodedText(segment) ?? segment)
        .join('/');

const hasDotSegment = (plain: string): boolean =>
  plain
    .replace(/^[/\\]+/, '')
    .split('/')
    .some((segment) => segment === '.' || segment === '..');

/** What makes a percent-encoded path unreadable; null when nothing does. Raw control characters count too. */
export const badPath = (path: string): BadPath | null => {
  if (path.length > longestPath) return 'too-long';
  if (/%2f|%5c/i.test(path)) return 'encoded-slash';
  const plain = decodedText(path);
  if (plain === null) return 'malformed-percent';
  if (/\p{Cc}/u.test(plain)) return 'control-character';
  return hasDotSegment(plain) ? 'dot-segment' : null;
};

/** Bytes, percent-encoded. */
export const maxPathLength = 4096;

export type BadPath = 'malformed-percent' | 'control-character' | 'encoded-slash' | 'dot-segment' | 'too-long';

/** Valid percent-encoded UTF-8 (RFC 3629): exactly what `decodeURIComponent` accepts. */
const characters = [
  '[0-7].',
  '(?:c[2-9a-f]|d.)[89ab].',
  '(?:e0[ab]|e[1-9abcef][89ab]|ed[89]).[89ab].',
  '(?:f0[9ab]|f[1-3][89ab]|f48).[89ab].[89ab].',
];
const utf8 = new RegExp(`^(?:${characters.join('|')})*$`);
const runs = /(?:%[\da-f]{2})+|%/gi;

export const decodedText = (encoded: string): string | null =>
  (encoded.match(runs) ?? []).every((run) => run !== '%' && utf8.test(run.replaceAll('%', '').toLowerCase()))
    ? decodeURIComponent(encoded)
    : null;

export const encodedText = (text: string): string | null =>
  /\p{Surrogate}/u.test(text) ? null : encodeURIComponent(text);

export const asciiPath = (path: string): string => path.replace(/[^\0-\x7f]+/gu, (text) => encodedText(text) ?? '%FF');

/** For a path with one byte per character, as Node passes a request line. */
export const asciiPathOfBytes = (path: string): string =>
  path.replace(/[^\0-\x7f]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Decodes and normalizes to NFC, because macOS sends accents as NFD. `badPath` must have accepted the path. */
export const plainPath = (path: string): string =>
  (path.includes('%') ? (decodedText(path) ?? path) : path).normalize('NFC');

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

export const badPath = (path: string): BadPath | null => {
  if (path.length > maxPathLength) return 'too-long';
  if (/%2f|%5c/i.test(path)) return 'encoded-slash';
  const plain = decodedText(path);
  if (plain === null) return 'malformed-percent';
  if (/\p{Cc}/u.test(plain)) return 'control-character';
  return hasDotSegment(plain) ? 'dot-segment' : null;
};

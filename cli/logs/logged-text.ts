import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';

/**
 * What servers write for characters that would break a line: `\xHH`, a backslash before a quote or a backslash, and in
 * Apache and lighttpd C's letters for control characters. nginx writes every backslash as `\x5C`, so its logs hold none.
 */
const written = /\\(?:x([0-9a-fA-F]{2})|([abtnvfr"\\]))/g;

const controls: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
};

const unescaped = (text: string): string =>
  text.replace(written, (_, hex: string | undefined, character = '') =>
    hex === undefined ? (controls[character] ?? character) : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** What a server logged, one byte a character: without its escapes, and percent-encoded where it is not ASCII. */
export const loggedText = (text: string): string => asciiPathOfBytes(unescaped(text));

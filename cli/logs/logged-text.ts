import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';

/** `\xHH`, escaped quotes and backslashes, and C escapes in Apache and lighttpd. nginx writes a backslash as `\x5C`. */
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

/** Input is latin1, one character per byte. */
export const loggedText = (text: string): string => asciiPathOfBytes(unescaped(text));

import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';

/** What servers write for characters that would break a line: `\xHH`, and a backslash before a quote or a backslash. */
const written = /\\(?:x([0-9a-fA-F]{2})|(["\\]))/g;

const unescaped = (text: string): string =>
  text.replace(
    written,
    (_, hex: string | undefined, character: string | undefined) =>
      character ?? String.fromCharCode(Number.parseInt(hex ?? '', 16)),
  );

/** What a server logged, one byte a character: without its escapes, and percent-encoded where it is not ASCII. */
export const loggedText = (text: string): string => asciiPathOfBytes(unescaped(text));

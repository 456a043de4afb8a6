import { parseFragment, serialize } from 'parse5';
import type { Blame } from './fault.ts';

/**
 * Control characters but tab and line breaks, half a character (a lone surrogate), code points that are no character, and
 * what stands for letters that were lost. No database stores NUL; no feed may hold most of the others (XML 1.0, "Char").
 */
const wrong = /(?![\t\n\r])\p{Cc}|\ufffd|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;

const nameOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character of a text that cannot be stored or read, by its code point; null where there is none. */
const wrongLetter = (text: string): string | null => {
  const found = wrong.exec(text);
  return found === null ? null : nameOf(found[0]);
};

/** Every text in a value, keys too, with its path. */
const textsIn = (
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly (readonly [readonly PropertyKey[], string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[path, key] as const, ...textsIn(part, [...path, key])]);
};

/** Where in a value the first such character stands, as `head.title: U+0000`; null where there is none. */
export const wrongLetterIn = (value: unknown): string | null => {
  for (const [path, text] of textsIn(value)) {
    const found = wrongLetter(text);
    if (found !== null) return `${path.join('.')}: ${found}`;
  }
  return null;
};

/** Blames such characters in what a JSON text says, but for those places that are `blamed` already. */
export const blameWrongLetters = (
  value: unknown,
  blamed: ReadonlySet<string>,
  lineOf: (path: readonly PropertyKey[]) => number,
  blame: Blame,
): void => {
  for (const [path, text] of textsIn(value)) {
    const [field, found] = [path.join('.'), wrongLetter(text)];
    if (found !== null && !blamed.has(field)) blame('bad-letter', lineOf(path), { field, found });
  }
};

/** Blames such characters in a text, each line once. */
export const blameWrongLines = (text: string, firstLine: number, blame: Blame): void => {
  if (!wrong.test(text)) return;
  for (const [at, line] of text.split('\n').entries()) {
    const found = wrongLetter(line);
    if (found !== null) blame('bad-letter', firstLine + at, { found });
  }
};

const reference = /&#(?:x[0-9a-f]+|[0-9]+);?/gi;

/** Blames references to such characters in HTML, `&#0;`, as browsers read them (HTML, "numeric character reference"). */
export const blameWrongReferences = (html: string, firstLine: number, blame: Blame): void => {
  for (const [at, line] of html.split('\n').entries()) {
    const found = line.match(reference)?.find((one) => wrong.test(serialize(parseFragment(one))));
    if (found !== undefined) blame('bad-letter', firstLine + at, { found });
  }
};

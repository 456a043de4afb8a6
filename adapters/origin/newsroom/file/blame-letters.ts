import { parseFragment, serialize } from 'parse5';
import type { Blame } from './blame.ts';

/**
 * Controls except tab and line breaks, lone surrogates, noncharacters and U+FFFD. PostgreSQL refuses NUL; XML 1.0
 * ("Char") forbids most others in feeds.
 */
const wrong = /(?![\t\n\r])\p{Cc}|\ufffd|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;

const nameOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const wrongLetter = (text: string): string | null => {
  const found = wrong.exec(text);
  return found === null ? null : nameOf(found[0]);
};

export const textsIn = (
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly (readonly [readonly PropertyKey[], string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[path, key] as const, ...textsIn(part, [...path, key])]);
};

export const wrongLetterIn = (value: unknown): string | null => {
  for (const [path, text] of textsIn(value)) {
    const found = wrongLetter(text);
    if (found !== null) return `${path.join('.')}: ${found}`;
  }
  return null;
};

export const blameWrongLetters = (
  value: unknown,
  blamed: ReadonlySet<string>,
  lineOf: (path: readonly PropertyKey[]) => number,
  blame: Blame,
): void => {
  for (const [path, text] of textsIn(value)) {
    const found = wrongLetter(text);
    const field = found === null ? '' : path.join('.');
    if (found !== null && !blamed.has(field)) blame('bad-letter', lineOf(path), { field, found });
  }
};

export const blameWrongLines = (text: string, firstLine: number, blame: Blame): void => {
  if (!wrong.test(text)) return;
  for (const [at, line] of text.split('\n').entries()) {
    const found = wrongLetter(line);
    if (found !== null) blame('bad-letter', firstLine + at, { found });
  }
};

const reference = /&#(?:x[0-9a-f]+|[0-9]+);?/gi;

/** Reports references such as `&#0;`, decoded as browsers do (HTML, "numeric character reference"). */
export const blameWrongReferences = (html: string, firstLine: number, blame: Blame): void => {
  for (const [at, line] of html.split('\n').entries()) {
    const found = line.match(reference)?.find((one) => wrong.test(serialize(parseFragment(one))));
    if (found !== undefined) blame('bad-letter', firstLine + at, { found });
  }
};

import type { WordAt } from '../paths/known-words.ts';
import { knownWords } from '../paths/known-words.ts';
import type { PathPattern } from '../paths/path-pattern.ts';
import { firstWordsOf, placesOf } from '../paths/path-pattern.ts';
import type { PatternPart } from '../paths/pattern-part.ts';
import { anySegment, choice, datePath, freeWord, literal, restOfPath } from '../paths/pattern-part.ts';
import type { ToParams } from '../paths/to-params.ts';
import { toParams } from '../paths/to-params.ts';
import type { RouteRow } from './route-row.ts';

export interface RoutePattern {
  readonly row: RouteRow;
  readonly pattern: PathPattern;
  readonly toParams: ToParams;
}

/** Parsed together, because they must form an existing date. */
const wholeDate = '{date}';

const piecesOf = (pattern: string): readonly string[] =>
  pattern
    .replace('{year}/{month}/{day}', wholeDate)
    .split('/')
    .filter((piece) => piece !== '');

const partOf = (piece: string, where: RouteRow['where'], reserved: WordAt): PatternPart => {
  if (!piece.startsWith('{')) return literal(piece);
  if (piece === wholeDate) return datePath;
  const name = piece.slice(1, -1).replace(/\?$|\.\.\.$/, '');
  if (piece.endsWith('...}')) return restOfPath(name);
  const rule = where[name] ?? { kind: 'any' };
  switch (rule.kind) {
    case 'any':
      return anySegment(name);
    case 'one-of':
      return choice(rule.options, name);
    case 'free-word':
      return freeWord(reserved, name);
  }
};

const pathPatterns = ({ pattern, where }: RouteRow, reserved: WordAt): readonly PathPattern[] =>
  piecesOf(pattern).reduce<readonly PathPattern[]>(
    (patterns, piece) => {
      const longer = patterns.map((parts) => [...parts, partOf(piece, where, reserved)]);
      return piece.endsWith('?}') ? patterns.concat(longer) : longer;
    },
    [[]],
  );

const routePattern = (row: RouteRow, pattern: PathPattern): RoutePattern => ({
  row,
  pattern,
  toParams: toParams(placesOf(pattern)),
});

/** Literal before parameter before wildcard, from the left (R5). */
const byRank = (one: RoutePattern, other: RoutePattern): number => {
  const [a, b] = [one, other].map(({ pattern }) => pattern.map(({ rank }) => rank).join('')) as [string, string];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** First words of routes; sections cannot use them (R5). */
export const reservedWords = (rows: readonly RouteRow[]): readonly string[] =>
  rows.flatMap((row) => pathPatterns(row, () => '')).flatMap(firstWordsOf);

export const routePatterns = (rows: readonly RouteRow[], reserved: readonly string[]): readonly RoutePattern[] => {
  const wordAt = knownWords(reserved);
  return rows
    .filter(({ matched }) => matched)
    .flatMap((row) => pathPatterns(row, wordAt).map((pattern) => routePattern(row, pattern)))
    .sort(byRank);
};

import type { PathPattern } from '../paths/path-pattern.ts';
import { placesOf, valueAt } from '../paths/path-pattern.ts';
import type { PatternPart } from '../paths/pattern-part.ts';
import { anySegment, choice, dateWord, digitsSegment, literal, restOfPath } from '../paths/pattern-part.ts';
import { asciiPath, plainPath } from '../paths/path-text.ts';
import { segmentsOf } from '../paths/segments.ts';
import { digitsName, type QueryPattern, readQueryPattern, valueInQuery } from './query-pattern.ts';

const partOf = (segment: string): PatternPart => {
  if (!segment.startsWith('{') || !segment.endsWith('}')) return literal(plainPath(segment));
  const name = segment.slice(1, -1);
  if (name === 'yyyymmdd') return dateWord;
  if (name.endsWith('...')) return restOfPath(name);
  const digits = digitsName(name);
  if (digits !== null) return digitsSegment(digits);
  return name.includes('|') ? choice(plainPath(name).split('|'), name) : anySegment(name);
};

/** The path of a rule's `from`, without the query that it asks for. */
export const pathOfPattern = (from: string): string => from.split('?', 1)[0] as string;

/** Reads the path of a rule's `from`. The root has no parts, and fits no address unless a query is asked for (R14). */
export const readPattern = (from: string): PathPattern => {
  const path = pathOfPattern(from);
  return from.startsWith('/?') ? [] : path.slice(1).split('/').map(partOf);
};

/** Names that a rule's target may repeat. */
export const namesOf = (from: string): readonly string[] => [
  ...placesOf(readPattern(from)).map(({ name }) => name),
  ...readQueryPattern(from).flatMap(({ capture }) => (capture === null ? [] : [capture])),
];

/** A date is cut by its digits, so they must stand for themselves. */
const withPlainDigits = (path: string): string => path.replace(/%3([0-9])/g, '$1');

/**
 * Compiles a target: from a fitting path and query, still encoded, to the new path. What the path spells is kept byte
 * for byte; a value of the query becomes one encoded segment.
 */
export const targetOf = (
  pattern: PathPattern,
  asked: QueryPattern,
  to: string,
): ((path: string, query: string) => string) => {
  const places = placesOf(pattern);
  const pieces = to.split(/\{([^{}]*)\}/).map((piece, index) => {
    if (index % 2 === 0) return asciiPath(piece);
    const found = places.find(({ name }) => name === piece) ?? asked.find(({ capture }) => capture === piece);
    return found ?? '';
  });
  const fixed = pieces.join('');
  if (pieces.length === 1) return () => fixed;
  const hasDate = pattern.includes(dateWord);
  return (path, query) => {
    const segments = segmentsOf(hasDate ? withPlainDigits(path) : path);
    return pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        return 'key' in piece ? valueInQuery(piece, query) : valueAt(piece, segments);
      })
      .join('');
  };
};

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

export const pathOfPattern = (from: string): string => from.split('?', 1)[0] as string;

/** The root has no parts; it matches only together with a query (R14). */
export const readPattern = (from: string): PathPattern => {
  const path = pathOfPattern(from);
  return from.startsWith('/?') ? [] : path.slice(1).split('/').map(partOf);
};

export const namesOf = (from: string): readonly string[] => [
  ...placesOf(readPattern(from)).map(({ name }) => name),
  ...readQueryPattern(from).flatMap(({ capture }) => (capture === null ? [] : [capture])),
];

const withPlainDigits = (path: string): string => path.replace(/%3([0-9])/g, '$1');

/** Path values are copied byte for byte; a query value becomes one encoded segment. */
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

import type { PathPattern } from '../paths/path-pattern.ts';
import { placesOf, valueAt } from '../paths/path-pattern.ts';
import type { PatternPart } from '../paths/pattern-part.ts';
import { anySegment, choice, dateWord, literal, restOfPath } from '../paths/pattern-part.ts';
import { asciiPath, plainPath } from '../paths/path-text.ts';
import { segmentsOf } from '../paths/segments.ts';

const partOf = (segment: string): PatternPart => {
  if (!segment.startsWith('{') || !segment.endsWith('}')) return literal(plainPath(segment));
  const name = segment.slice(1, -1);
  if (name === 'yyyymmdd') return dateWord;
  if (name.endsWith('...')) return restOfPath(name);
  return name.includes('|') ? choice(name.split('|'), name) : anySegment(name);
};

/** Reads the `from` of a rule. */
export const readPattern = (from: string): PathPattern => from.slice(1).split('/').map(partOf);

/** Names that a rule's target may repeat. */
export const namesOf = (pattern: PathPattern): readonly string[] => placesOf(pattern).map(({ name }) => name);

/** A date is cut by its digits, so they must stand for themselves. */
const withPlainDigits = (path: string): string => path.replace(/%3([0-9])/g, '$1');

/**
 * Compiles a target: from a fitting path, still encoded, to the new one. What the path spells is kept byte for byte.
 */
export const targetOf = (pattern: PathPattern, to: string): ((path: string) => string) => {
  const places = placesOf(pattern);
  const pieces = to
    .split(/\{([^{}]*)\}/)
    .map((piece, index) => (index % 2 === 0 ? asciiPath(piece) : (places.find(({ name }) => name === piece) ?? '')));
  const fixed = pieces.join('');
  if (pieces.length === 1) return () => fixed;
  const hasDate = pattern.includes(dateWord);
  return (path) => {
    const segments = segmentsOf(hasDate ? withPlainDigits(path) : path);
    return pieces.map((piece) => (typeof piece === 'string' ? piece : valueAt(piece, segments))).join('');
  };
};

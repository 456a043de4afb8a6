import type { Address } from './paths/address.ts';
import type { WordAt } from './paths/known-words.ts';
import { knownWords } from './paths/known-words.ts';
import type { PathPattern } from './paths/path-pattern.ts';
import type { PathShape, SegmentShape } from './paths/path-shape.ts';
import { fitOf, wordsAt } from './paths/path-shape.ts';
import type { RoutePattern } from './routes/route-patterns.ts';
import type { RouteRow } from './routes/route-row.ts';
import type { RouteParams } from './paths/to-params.ts';
import type { SiteChoice } from './sites/select-site.ts';
import type { Donations, Verdict } from './judge-address.ts';

/** The one row that all paths of a shape fit. */
export interface ShapeRow {
  readonly row: RoutePattern;
  /** For each segment: finds the words that must not stand there, because paths with them may lead elsewhere. */
  readonly namedAt: readonly WordAt[];
}

export interface ShapeTables {
  /** The most specific first. */
  readonly rows: readonly RoutePattern[];
  /** Of the redirect rules that a path with this first word, if any of the tables knows it, can fit. */
  readonly rulesFor: (first: string) => readonly PathPattern[];
  /** With which an address of ours begins, so that no section may bear them. */
  readonly reserved: readonly string[];
  /** With which an address begins at which no page stands. */
  readonly resourceWords: readonly string[];
  /** Of what stands beside a page, below its path. */
  readonly suffixes: readonly string[];
}

/** Ends a live blog's address, or is stripped (R17). */
const liveWord = 'elo';

const firstFit = (rows: readonly RoutePattern[], shape: PathShape): RoutePattern | null => {
  for (const row of rows) {
    const fits = fitOf(row.pattern, shape);
    if (fits !== false) return fits === true ? row : null;
  }
  return null;
};

const opened = (segment: SegmentShape): SegmentShape => (segment.kind === 'foreign' ? { kind: 'open' } : segment);

/**
 * What the tables say of all paths of a shape with this first word at once. Null where no row fits them all before any other, or where a
 * redirect or what is no page may come first.
 */
export const rowOfShape = (
  { rows, rulesFor, reserved, resourceWords, suffixes }: ShapeTables,
  first: string,
  { segments, date }: PathShape,
): ShapeRow | null => {
  if (segments[0]?.kind === 'word' && resourceWords.includes(first)) return null;
  const rules = rulesFor(first);
  if (rules.some((rule) => fitOf(rule, { segments, date }) !== false)) return null;
  const row = firstFit(rows, { segments, date });
  if (row === null) return null;
  const last = segments.length - 1;
  const open = { segments: segments.map(opened), date };
  const rivals = [...rules, ...rows.map(({ pattern }) => pattern)].filter((pattern) => fitOf(pattern, open) !== false);
  const wordsNamed = (place: number): readonly string[] => [
    ...rivals.flatMap((pattern) => wordsAt(pattern, place, reserved)),
    ...(place === last ? [liveWord, ...suffixes.map((suffix) => suffix.slice(suffix.lastIndexOf('/') + 1))] : []),
  ];
  return { row, namedAt: segments.map(({ kind }, place) => knownWords(kind === 'foreign' ? wordsNamed(place) : [])) };
};

/** Makes what belongs to a word when it is first wanted; most addresses have none that is known. */
export const oncePerWord = <T>(make: (word: string) => T): ((word: string) => T) => {
  const made = new Map<string, T>();
  return (word) => {
    if (!made.has(word)) made.set(word, make(word));
    return made.get(word) as T;
  };
};

/** The verdict on an address whose path stays and fits a row. */
export type SettlePage = (
  row: RouteRow,
  params: RouteParams,
  site: SiteChoice,
  address: Address,
  donations: Donations,
) => Verdict;

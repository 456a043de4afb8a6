import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { cutText, isExclusion, type Piece } from '../../text-search/cut-text.ts';
import * as texts from '../../text-search/query-text.ts';
import { isStopWord } from '../../text-search/hu.ts';
import type { Words } from '../lists/list-index-keys.ts';

type Condition = RawBuilder<SqlBool>;
type Matches = Pick<Words, 'oneOf' | 'first'>;

interface Wanted {
  readonly pieces: readonly Piece[];
  readonly unwanted: boolean;
}

const max = 12;
const grammar = /((?<!\S)-)?(?:"([^"]*)"|(\S+))/g;

/** Parses words, "phrases" and -excluded words; `-20` is a number. Uses the first 12. */
export const readWords = (term: string): readonly Wanted[] =>
  [...term.matchAll(grammar)]
    .map(([all, minus, phrase, word]) => ({
      pieces: cutText(phrase ?? word ?? ''),
      unwanted: minus === '-' && isExclusion(all),
    }))
    .filter(({ pieces }) => pieces.length > 0)
    .slice(0, max);

const both = (conditions: readonly Condition[]): Condition => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

const holds = (query: texts.QueryText): Condition => sql<SqlBool>`s.vector @@ ${query}::tsquery`;

/** Uses the title index: checking positions would read whole articles. */
const titleHolds = (query: texts.QueryText): Condition => sql<SqlBool>`ts_filter(s.vector, '{a}') @@ ${query}::tsquery`;

const orderOf = (text: string, typed: readonly boolean[] = [false]): readonly texts.QueryText[] => [
  texts.wholeTitleQuery(text),
  ...typed.map((yet) => texts.titleOrderQuery(text, yet)).filter((query) => query !== null),
];

const demandedOf = <T>(all: readonly T[], piecesOf: (one: T) => readonly Piece[]): readonly T[] => {
  const demanded = all.filter((one) => !piecesOf(one).every(texts.isOptional));
  // `uj` may mean `új`, or be a word of its own.
  const doubtful = all.filter((one) => !piecesOf(one).every(({ words }) => words.every(isStopWord)));
  return [demanded, doubtful].find((some) => some.length > 0) ?? all;
};

/**
 * `whole` searches the full text instead of the free part (R47). Stop words alone match titles only (R55). Conditions
 * are disjoint: each uses its own index.
 */
export const matchesTerm = (term: string, whole: boolean): Matches => {
  const given = readWords(term);
  const wanted = given.filter(({ unwanted }) => !unwanted);
  if (wanted.length === 0) return { oneOf: [], first: [] };
  const query = texts.allOf([
    ...demandedOf(wanted, ({ pieces }) => pieces).map(({ pieces }) => texts.phraseQuery(pieces)),
    ...given.filter(({ unwanted }) => unwanted).map(({ pieces }) => `!${texts.phraseQuery(pieces)}`),
  ]);
  const order = orderOf(term);
  const first = order.map(holds);
  if (wanted.every(({ pieces }) => pieces.every(({ words }) => words.length === 1 && words.every(isStopWord))))
    return { oneOf: [titleHolds(query)], first };
  // A title may contain text that looks like an exclusion: `-20 fok`.
  const any = [query, ...order].map((one) => `(${one})`).join(' | ');
  return {
    oneOf: whole
      ? [sql`(s.whole_vector is null and ${holds(any)})`, sql`s.whole_vector @@ ${any}::tsquery`]
      : [holds(any)],
    first,
  };
};

export const matchesTitle = (text: string): Matches | null => {
  const pieces = cutText(text).slice(0, max);
  if (pieces.length === 0) return null;
  const queries = demandedOf(pieces, (piece) => [piece]).map(({ words }) => texts.pieceQuery(words));
  return { oneOf: [titleHolds(texts.allOf(queries))], first: orderOf(text).map(holds) };
};

const isBegun = (wanted: readonly Wanted[]): boolean => {
  const words = wanted.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.words));
  return words.length === 1 && (words[0] ?? '').length < texts.shortestStem;
};

const typedQuery = (last: Wanted | undefined): texts.QueryText | null => {
  const [piece, another] = last?.pieces ?? [];
  return piece === undefined || another !== undefined || last?.unwanted === true ? null : texts.typedPiece(piece.words);
};

export const typedTitle = (text: string): Words | null => {
  const given = readWords(text);
  const wanted = given.filter(({ unwanted }) => !unwanted);
  if (wanted.length === 0) return null;
  const typed = typedQuery(given.at(-1));
  const finished =
    typed === null
      ? demandedOf(wanted, ({ pieces }) => pieces)
      : wanted.slice(0, -1).filter(({ pieces }) => !pieces.every(texts.isOptional));
  const queries = [...finished.map(({ pieces }) => texts.phraseQuery(pieces)), ...(typed === null ? [] : [typed])];
  const excluded = given.filter(({ unwanted }) => unwanted).map(({ pieces }) => texts.phraseQuery(pieces));
  return {
    key: text,
    // Exclusions are not in the index query: an index scan for a missing word reads the whole index.
    oneOf: [both([titleHolds(texts.allOf(queries)), ...excluded.map((query) => sql<SqlBool>`not ${holds(query)}`)])],
    first: orderOf(text, [false, true]).map(holds),
    common: typed !== null && finished.length === 0 && isBegun(wanted.slice(-1)),
  };
};

interface Asked {
  readonly term: string;
  /** The client may read the full text of gated articles (R47). */
  readonly whole: boolean;
  readonly titles: readonly string[];
}

export const matchesWords = ({ term, whole, titles }: Asked): Matches | null => {
  const words = term === '' ? null : matchesTerm(term, whole);
  if (words?.oneOf.length === 0) return null;
  const named: Matches[] = [];
  for (const title of titles) {
    const matches = matchesTitle(title);
    if (matches === null) return null;
    named.push(matches);
  }
  if (named.length === 0) return words ?? { oneOf: [], first: [] };
  const inTitles = named.flatMap(({ oneOf }) => oneOf);
  const oneOf = words === null ? [both(inTitles)] : words.oneOf.map((one) => both([one, ...inTitles]));
  const first = [...(words?.first ?? []), ...named.flatMap((one) => one.first ?? [])];
  return { oneOf, first: first.map((one) => both([one, sql`(${sql.join(oneOf, sql` or `)})`])) };
};

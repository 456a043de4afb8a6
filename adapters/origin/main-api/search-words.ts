import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { foldAccents } from '../database/fold-accents.ts';
import { foldStems } from '../database/index-for-search.ts';
import type { Words } from './list-index-keys.ts';

type Query = RawBuilder<unknown>;

interface Word {
  /** One word, or the words of a quoted phrase. */
  readonly words: readonly string[];
  readonly unwanted: boolean;
}

const most = 12;
const grammar = /(-?)(?:"([^"]*)"|(\S+))/g;
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a reader typed: words, "phrases", and -unwanted ones. The first 12 count. */
export const readWords = (term: string): readonly Word[] =>
  [...term.matchAll(grammar)]
    .map(([, minus, phrase, word]) => ({ words: wordsIn(phrase ?? word ?? ''), unwanted: minus === '-' }))
    .filter(({ words }) => words.length > 0)
    .slice(0, most);

/**
 * The stemmer takes the end of some stems for an ending: of `tukor` it leaves `tu`, which half the archive would
 * answer to.
 */
const isOverstemmed = (words: readonly string[]): RawBuilder<SqlBool> => {
  const [word = ''] = words;
  return words.length > 1 || word.length < 5
    ? sql<SqlBool>`false`
    : sql<SqlBool>`length((ts_lexize('hungarian_stem', lower(${word}::text)))[1]) < 3`;
};

const parsed = (configuration: 'hungarian' | 'simple', text: readonly string[], label = ''): Query =>
  sql`to_tsquery(${sql.lit(configuration)}, ${text.map((word) => `${word}${label}`).join(' <-> ')})`;

/**
 * A word in every form in which it may be indexed: its stem without accents, the stem of the unaccented word, and the
 * unaccented word
 * as it is, because the stemmer takes some stems for inflected words.
 */
const lexeme = (words: readonly string[]): Query => {
  const plain = words.map(foldAccents);
  const stemmed = (text: readonly string[]): Query =>
    sql`case when ${isOverstemmed(text)} then ${parsed('simple', text)} else ${parsed('hungarian', text)} end`;
  return sql`(${foldStems(sql`(${stemmed(words)})`, 'tsquery')} || ${stemmed(plain)} || ${parsed('simple', plain)})`;
};

/** Shorter beginnings are not stemmed: `tuk` would lose its end and answer with every word in `tu`. */
const shortestStem = 4;

/** A word that is still being typed, in a title: what begins so, and from four letters on what is one of its forms. */
const beginning = (word: string): Query => {
  const begun = parsed('simple', [foldAccents(word)], ':*');
  return word.length < shortestStem ? begun : sql`(${begun} || ${lexeme([word])})`;
};

const all = (queries: readonly Query[]): Query => sql.join(queries, sql` && `);

const holds = (queries: readonly Query[]): RawBuilder<SqlBool> => sql<SqlBool>`s.vector @@ (${all(queries)})`;

/**
 * The same in the title alone; by an index of titles, because whole articles would have to be read to tell where in
 * them a word stands.
 */
const titleHolds = (queries: readonly Query[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`ts_filter(s.vector, '{a}') @@ (${all(queries)})`;

/**
 * Articles that have every wanted word and no unwanted one in what the asker may read: the `whole`, or the free part
 * (R47); as conditions of which none is fulfilled with another, so that each has its index. None when nothing was
 * typed.
 */
export const matchesTerm = (term: string, whole: boolean): readonly RawBuilder<SqlBool>[] => {
  const words = readWords(term);
  if (!words.some(({ unwanted }) => !unwanted)) return [];
  const queries = words.map(({ words: one, unwanted }) => (unwanted ? sql`!!${lexeme(one)}` : lexeme(one)));
  return whole
    ? [sql`(s.whole_vector is null and ${holds(queries)})`, sql`s.whole_vector @@ (${all(queries)})`]
    : [holds(queries)];
};

/** True for articles that have every word in the title. */
export const matchesTitle = (text: string): RawBuilder<SqlBool> | null => {
  const words = wordsIn(text).slice(0, most);
  return words.length === 0 ? null : titleHolds(words.map((word) => lexeme([word])));
};

/** Titles that have every word, the last of which may still be typed; null when nothing was. */
export const typedTitle = (text: string): Words | null => {
  const words = wordsIn(text).slice(0, most);
  const [first = ''] = words;
  if (words.length === 0) return null;
  const condition = titleHolds(words.map((word, at) => (at === words.length - 1 ? beginning(word) : lexeme([word]))));
  return { key: text, oneOf: [condition], common: words.length === 1 && first.length < shortestStem };
};

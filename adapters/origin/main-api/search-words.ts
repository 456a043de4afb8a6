import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { foldAccents } from '../database/fold-accents.ts';
import { foldStems } from '../database/index-for-search.ts';

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

/** A word as it is indexed: its stem without accents, or the stem of the unaccented word. `label` is a weight, `*` a prefix. */
const lexeme = (words: readonly string[], label: string): Query => {
  const stemmed = (text: readonly string[]): Query => sql`to_tsquery('hungarian', ${text.map((word) => `${word}${label}`).join(' <-> ')})`;
  return sql`(${foldStems(stemmed(words), 'tsquery')} || ${stemmed(words.map(foldAccents))})`;
};

const all = (queries: readonly Query[]): Query => sql.join(queries, sql` && `);

const holds = (queries: readonly Query[]): RawBuilder<SqlBool> => sql<SqlBool>`s.vector @@ (${all(queries)})`;

/** True for articles that have every wanted word and no unwanted one; null when nothing was typed. */
export const matchesTerm = (term: string): RawBuilder<SqlBool> | null => {
  const words = readWords(term);
  if (!words.some(({ unwanted }) => !unwanted)) return null;
  return holds(words.map(({ words: one, unwanted }) => (unwanted ? sql`!!${lexeme(one, '')}` : lexeme(one, ''))));
};

/** True for articles that have every word in the title. */
export const matchesTitle = (text: string): RawBuilder<SqlBool> | null => {
  const words = wordsIn(text).slice(0, most);
  return words.length === 0 ? null : holds(words.map((word) => lexeme([word], ':A')));
};

/** True for titles that have every word, the last of which may still be typed. */
export const matchesTyped = (text: string): RawBuilder<SqlBool> | null => {
  const words = wordsIn(text).slice(0, most);
  return words.length === 0 ? null : holds(words.map((word, at) => lexeme([word], at === words.length - 1 ? ':*A' : ':A')));
};

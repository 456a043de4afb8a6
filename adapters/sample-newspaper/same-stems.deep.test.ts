import { stemmer } from '@orama/stemmers/hungarian';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../origin/database/connection/open-database.ts';
import { wordsOfHtml } from '../origin/database/article-text/text-of.ts';
import { buildSampleContent } from './write/build-sample-content.ts';
import { fiveSites } from '../origin/testing/five-sites.ts';
import { cutText } from '../origin/text-search/cut-text.ts';
import { foldAccents } from '../origin/text-search/fold-accents.ts';
import { isStopWord } from '../origin/text-search/hu.ts';

/*
 * During a rollout, an older build queries with PostgreSQL's stems what this build indexes with @orama/stemmers 3.1.18.
 * Both implement Snowball's Hungarian algorithm: 30,538 words had equal stems (PGlite 0.5.16, PostgreSQL 15).
 */
describe("the stemmer's words", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ inMemory: true });
  });
  afterAll(() => database.close());

  it("are PostgreSQL's, and so are the stop words", async () => {
    const { articles = [] } = buildSampleContent(fiveSites, Date.parse('2026-11-21T10:00:00+01:00') / 1000);
    const text = articles.map(({ title, lead, pages }) => `${title} ${lead} ${wordsOfHtml(pages.join(' '))}`).join(' ');
    const all = new Set(cutText(text).flatMap(({ words }) => words.flatMap((word) => [word, foldAccents(word)])));
    const words = [...all].filter((word) => /^\p{L}+$/u.test(word));
    expect(words.length).toBeGreaterThan(20_000);
    const { rows } = await sql<{ word: string; stem: string | null }>`
      select word, (ts_lexize('hungarian_stem', word))[1] as stem from unnest(${words}::text[]) word`.execute(
      database.db,
    );
    const ours = (word: string): string | null => (isStopWord(word) ? null : stemmer(word));
    expect(rows.filter(({ word, stem }) => stem !== ours(word))).toEqual([]);
  });
});

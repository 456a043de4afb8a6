import { sql } from 'kysely';
import { freePages, gatePage } from '../article-text/gate.ts';
import { indexForSearch } from './index-for-search.ts';
import type { Database } from '../connection/open-database.ts';
import { wordsOfHtml } from '../article-text/text-of.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly lead: string;
  readonly pages: readonly string[];
  readonly gated: boolean;
  readonly posts: string;
  readonly dueAt: number | null;
}

const atOnce = 200;

const read = async (db: Database, ids: readonly number[], now: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.title, a.lead, a.pages, a.gated, coalesce(p.html, '') as posts, p."dueAt"
    from articles a left join lateral (
      select string_agg(' ' || p.title || ' ' || array_to_string(p.pages, ' '), '' order by p.pub_date desc, p.id desc) filter (where p.pub_date <= ${now}) as html,
        min(p.pub_date) filter (where p.active and p.pub_date > ${now}) as "dueAt"
      from articles p where p.parent_id = a.id) p on true
    where a.id = any(${ids}) and a.parent_id is null`.execute(db);
  return rows;
};

const words = (pages: readonly string[], posts: string): string => wordsOfHtml([...pages, posts].join(' '));

/** The gate of a live blog closes only its introduction (docs/articles.md). */
const textsOf = ({ pages, gated, posts }: Row): { readonly free: string; readonly whole: string | null } => ({
  free: words(freePages(pages, gated), posts),
  whole: gatePage(pages, gated) < 0 ? null : words(pages, posts),
});

/**
 * Indexes a live blog by its published posts; `due_at` is set to the next scheduled one (R42). `now` is unix seconds.
 */
export const indexArticles = async (db: Database, ids: readonly number[], now: number): Promise<void> => {
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await read(db, ids.slice(at, at + atOnce), now);
    await indexForSearch(
      db,
      rows.map((row) => ({ articleId: row.id, title: row.title, lead: row.lead, ...textsOf(row), dueAt: row.dueAt })),
    );
  }
};

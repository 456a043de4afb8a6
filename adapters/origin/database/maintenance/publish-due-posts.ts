import { sql } from 'kysely';
import { edited } from '../edits/change.ts';
import { inEdit } from '../edits/in-edit.ts';
import { indexArticles } from '../indexes/index-articles.ts';
import type { Database } from '../connection/open-database.ts';

const renew = (db: Database, id: number, now: number): Promise<unknown> =>
  inEdit(db, async (all) => {
    // Locks the article first, as edits do, to avoid a deadlock. After waiting for another origin, nothing is left to
    // do.
    await sql`select from articles where id = ${id} for update`.execute(all);
    const {
      rows: [newer],
    } = await sql<{ slug: string; version: number }>`update articles a set version = a.version + 1,
      updated_at = greatest(a.updated_at, (select max(p.pub_date) from articles p where p.parent_id = a.id and p.active and p.pub_date <= ${now}))
      where a.id = ${id} and exists (select from article_search s where s.article_id = a.id and s.due_at <= ${now}) returning slug, version`.execute(
      all,
    );
    if (newer === undefined) return { done: null, changes: [] };
    await indexArticles(all, [id], now);
    await all
      .insertInto('article_versions')
      .values({ root_id: id, version: newer.version, at: now, action: 'published', changed: [] })
      .execute();
    return { done: null, changes: edited([newer.slug]) };
  });

/** Updates live blogs with posts that became public, and reindexes them (R42). `now` is unix seconds. */
export const publishDuePosts = async (db: Database, now: number): Promise<void> => {
  const due = await db
    .selectFrom('article_search')
    .select('article_id')
    .where('due_at', '<=', now)
    .orderBy('article_id')
    .execute();
  for (const { article_id: id } of due) await renew(db, id, now);
};

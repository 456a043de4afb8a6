import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { noPage } from '../notices/no-page.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { DeletedArticle } from '#adapters/newsroom-contract/versions.ts';
import { storedArticles, type StoredArticle } from '../articles/stored-articles.ts';
import { forgetVersions, keepUploads } from './keep-versions.ts';

/** Seconds. */
export const undeletableFor = 30 * 86_400;

interface Deleting {
  readonly site: SiteKey;
  readonly slugs: readonly string[];
  readonly actor: string | null;
  /** Unix seconds. */
  readonly now: number;
}

/** Stores articles before they are deleted. Use the deleting transaction. */
export const keepDeleted = async (all: Database, { site, slugs, actor, now }: Deleting): Promise<void> => {
  const articles = (await storedArticles(all, slugs)).filter((article) => article.site === site);
  const rows = articles.map((article) => ({
    id: article.id,
    site,
    slug: article.slug,
    title: article.title,
    version: article.version,
    deleted_at: now,
    actor,
    content: article,
  }));
  await sql`insert into deleted_articles select * from json_populate_recordset(null::deleted_articles, ${JSON.stringify(rows)}::json)`.execute(
    all,
  );
  await keepUploads(
    all,
    articles.map((content) => ({ root_id: content.id, content })),
  );
};

export interface FoundDeleted extends DeletedArticle {
  readonly id: number;
}

const columns = ['id', 'site', 'slug', 'title', 'version', 'deleted_at as deletedAt', 'actor'] as const;

/** The newest first; `slug` null lists all that can be undeleted. */
export const deletedArticles = async (
  db: Database,
  slug: string | null,
  now: number,
): Promise<readonly FoundDeleted[]> => {
  const any = db.selectFrom('deleted_articles').select(columns).orderBy('deleted_at', 'desc').orderBy('id', 'desc');
  const rows = await (
    slug === null ? any.where('deleted_at', '>', now - undeletableFor) : any.where('slug', '=', slug)
  ).execute();
  return rows.map((row) => ({ ...row, until: row.deletedAt + undeletableFor }));
};

export const deletedContent = async (db: Database, id: number): Promise<StoredArticle> => {
  const { content } = await db
    .selectFrom('deleted_articles')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return content as StoredArticle;
};

/** Deletes what can no longer be undeleted, and the versions of articles that no longer exist. */
export const purgeDeleted = async (db: Database, now: number): Promise<void> => {
  await inEdit(db, async (all) => {
    const late = await all
      .deleteFrom('deleted_articles')
      .where('deleted_at', '<=', now - undeletableFor)
      .returning('id')
      .execute();
    const { rows: gone } = await sql<{ id: number }>`select distinct root_id as id from article_versions v
      where not exists (select from articles a where a.id = v.root_id) and not exists (select from deleted_articles d where d.id = v.root_id)`.execute(
      all,
    );
    await forgetVersions(
      all,
      [...late, ...gone].map(({ id }) => id),
    );
    // Every node then deletes the files.
    return { done: null, changes: late.length + gone.length > 0 ? [noPage] : [] };
  });
};

import type { Database } from '../../database/connection/open-database.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { DeletedArticle, ListedVersion, VersionLog } from '#adapters/newsroom-contract/versions.ts';
import { deletedArticles } from './keep-deleted.ts';

const versionsOf = async (db: Database, root: number, current: number): Promise<readonly ListedVersion[]> => {
  const rows = await db
    .selectFrom('article_versions')
    .select(['version', 'at', 'actor', 'action', 'changed'])
    .where('root_id', '=', root)
    .orderBy('version', 'desc')
    .execute();
  const listed = rows.map((row) => ({ ...row, current: row.version === current }));
  const known = { version: current, at: null, actor: null, action: 'known', changed: [], current: true } as const;
  return listed.some(({ version }) => version === current) ? listed : [known, ...listed];
};

/** The versions of an article, or of the newest deleted one with this slug. */
export const listVersions = async ({ db, now }: Newsroom, { slug }: { readonly slug: string }): Promise<VersionLog> => {
  const stored = await db
    .selectFrom('articles')
    .select(['id', 'site', 'version'])
    .where('slug', '=', slug)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (stored !== undefined)
    return { site: stored.site, slug, versions: await versionsOf(db, stored.id, stored.version), deleted: null };
  const [deleted] = await deletedArticles(db, slug, now());
  if (deleted === undefined) throw new CommandFailure('no-article', slug);
  const { id, site, version, deletedAt, until, actor } = deleted;
  return { site, slug, versions: await versionsOf(db, id, version), deleted: { deletedAt, until, actor } };
};

export const listDeleted = async ({
  db,
  now,
}: Newsroom): Promise<{ readonly articles: readonly DeletedArticle[] }> => ({
  articles: (await deletedArticles(db, null, now())).map((article) => {
    const { id: _, ...listed } = article;
    return listed;
  }),
});

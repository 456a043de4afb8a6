import type { SiteKey } from '../../database/schema/origin-site.ts';
import { addressOf } from '../../editorial/articles/address-of.ts';
import { mainSuperTag } from '../../editorial/articles/labels.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { ListedArticle } from '#adapters/newsroom-contract/articles.ts';

export interface ListCommand {
  readonly site: SiteKey | null;
  /** Unix seconds: only articles published or changed since. */
  readonly since: number | null;
  readonly limit: number;
}

export const listArticles = async (
  { db }: Newsroom,
  { site, since, limit }: ListCommand,
): Promise<{ readonly articles: readonly ListedArticle[] }> => {
  const sites = await db.selectFrom('sites').selectAll().execute();
  const known = {
    bySlug: new Map(sites.map((row) => [row.slug, row])),
    byRole: new Map(sites.map((row) => [row.role, row])),
  };
  const all = db
    .selectFrom('articles')
    .select(['id', 'site', 'slug', 'title', 'type', 'active', 'version', 'pub_date'])
    .select((article) => mainSuperTag(article).as('mainSuperTag'))
    .where('parent_id', 'is', null)
    .orderBy('pub_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const ofSite = site === null ? all : all.where('site', '=', site);
  const rows = await (
    since === null
      ? ofSite
      : ofSite.where(({ eb, or }) => or([eb('pub_date', '>=', since), eb('updated_at', '>=', since)]))
  ).execute();
  return {
    articles: rows.map((row) => ({
      site: row.site,
      slug: row.slug,
      title: row.title,
      type: row.type,
      active: row.active,
      version: row.version,
      publishedAt: row.pub_date,
      address: addressOf(known, row),
    })),
  };
};

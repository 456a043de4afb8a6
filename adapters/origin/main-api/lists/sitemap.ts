import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { z } from 'zod';
import type { SiteTable } from '../../database/schema/schema.ts';
import { notFound } from '../../http/problem.ts';
import type { Ask, Call, ApiContext } from '../context/api-context.ts';
import { page, readParameters } from '../context/parameters.ts';
import { slugOfSite } from '../../editorial/articles/sites.ts';

const perPage = 1000;
const twoDays = 172_800;

const sitesOnHost = ({ sites }: ApiContext, { domain }: SiteTable): readonly SiteTable[] =>
  [...sites.byRole.values()].filter((site) => site.domain === domain);

const published = (context: ApiContext, site: SiteTable) => sql`
  from articles a where a.site in (${sql.join(sitesOnHost(context, site).map(({ role }) => role))}) and a.parent_id is null
  and a.listed_in <> '{}' and a.canonical_url is null and a.pub_date <= ${context.now()}`;

const changedAt = sql`greatest(a.pub_date, coalesce(a.updated_at, 0))`;

export const sitemapMonths: Call = {
  path: '/api/sitemap/months',
  answer: async (context, { site }) =>
    context.keep(`sitemap-months/${site.role}`, async () => {
      const month = sql`to_char(to_timestamp(a.pub_date) at time zone ${sql.lit(site.time_zone)}, 'YYYY-MM')`;
      const { rows } = await sql<{ month: string; articles: number; changedAt: number }>`
      select ${month} as month, count(*) as articles, max(${changedAt}) as "changedAt" ${published(context, site)} group by 1 order by 1 desc`.execute(
        context.db,
      );
      return { months: rows };
    }),
};

interface PlaceRow {
  readonly slug: string;
  readonly site: string;
  readonly type: string;
  readonly pubDate: number;
  readonly updatedAt: number | null;
  readonly mainSuperTag: string | null;
  readonly title: string;
  readonly english: boolean;
}

const places = async (
  context: ApiContext,
  { site }: Ask,
  where: RawBuilder<SqlBool>,
  order: 'asc' | 'desc',
  offset: number,
): Promise<readonly PlaceRow[]> => {
  const direction = sql.raw(order);
  const { rows } = await sql<PlaceRow>`
    select a.slug, a.site, a.type, a.title, a.english, a.pub_date as "pubDate", a.updated_at as "updatedAt", (select s.slug from super_tags s where s.id = a.main_super_tag_id) as "mainSuperTag"
    ${published(context, site)} and ${where} order by a.pub_date ${direction}, a.id ${direction} limit ${perPage} offset ${offset}`.execute(
    context.db,
  );
  return rows;
};

const placeJson = ({ sites }: ApiContext, { site, title: _title, english: _english, ...place }: PlaceRow) => ({
  ...place,
  siteSlug: slugOfSite(sites, site),
});

const inMonth = (month: string, { time_zone: zone }: SiteTable) => {
  const first = sql`${`${month}-01`}::timestamp`;
  const second = (moment: RawBuilder<unknown>) => sql`extract(epoch from (${moment}) at time zone ${zone})::int8`;
  return sql<SqlBool>`a.pub_date >= ${second(first)} and a.pub_date < ${second(sql`${first} + interval '1 month'`)}`;
};

const month = z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

/** Oldest first: full pages never change. */
export const sitemapArticles: Call = {
  path: '/api/sitemap/articles',
  answer: async (context, ask) => {
    const given = readParameters(z.object({ month, page }), ask.query);
    const within = inMonth(given.month, ask.site);
    const total = await context.count(`sitemap/${ask.site.role}/${given.month}`, async () => {
      const { rows } = await sql<{
        total: number;
      }>`select count(*) as total ${published(context, ask.site)} and ${within}`.execute(context.db);
      return rows[0]?.total ?? 0;
    });
    const totalPages = Math.max(1, Math.ceil(total / perPage));
    if (given.page > totalPages) throw notFound(`Page ${given.page} of ${totalPages}`);
    const rows = await places(context, ask, within, 'asc', (given.page - 1) * perPage);
    return { items: rows.map((row) => placeJson(context, row)), totalItems: total, page: given.page, totalPages };
  },
};

export const sitemapNews: Call = {
  path: '/api/sitemap/news',
  answer: async (context, ask) => {
    const rows = await places(
      context,
      ask,
      sql<SqlBool>`a.pub_date > ${context.now() - twoDays} and not a.pr and not 'pr' = any(a.flags)`,
      'desc',
      0,
    );
    return { items: rows.map((row) => ({ ...placeJson(context, row), title: row.title, english: row.english })) };
  },
};

const newestOn = (context: ApiContext, shelf: RawBuilder<unknown>) =>
  sql`(select max(i.pub_date) from shelf_items i where i.shelf = ${shelf} and i.pub_date <= ${context.now()})`;

export const sitemapLists: Call = {
  path: '/api/sitemap/lists',
  answer: async (context, { site }) =>
    context.keep(`sitemap-lists/${site.role}`, async () => {
      const roles = sitesOnHost(context, site).map(({ role }) => role);
      const sections = await sql<{ site: string; slug: string; changedAt: number | null }>`
      select s.site, s.slug, ${newestOn(context, sql`'mstag:' || s.site || '/' || s.slug`)} as "changedAt" from super_tags s where s.active and s.site in (${sql.join(roles)}) order by s.id`.execute(
        context.db,
      );
      const authors = await sql<{ slug: string; changedAt: number | null }>`
      select w.slug, ${newestOn(context, sql`'author:' || w.slug || '@' || ${site.role}::text`)} as "changedAt" from authors w order by w.id`.execute(
        context.db,
      );
      return {
        sections: sections.rows
          .filter(({ changedAt: at }) => at !== null)
          .map(({ site: role, ...section }) => ({ ...section, siteSlug: slugOfSite(context.sites, role) })),
        authors: authors.rows.filter(({ changedAt: at }) => at !== null),
      };
    }),
};

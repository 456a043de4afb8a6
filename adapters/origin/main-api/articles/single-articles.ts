import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { z } from 'zod';
import { fieldColumns, toldOf } from '../../database/schema/article-fields.ts';
import { extentOf } from '../../database/article-text/extent.ts';
import { freePages, gatePage } from '../../database/article-text/gate.ts';
import { prepared, preparedAsJson } from '../../database/connection/prepared.ts';
import { notFound } from '../../http/problem.ts';
import { isStaff } from '../../staff/staff-of.ts';
import { passOf } from '../../readers/passes/pass-of.ts';
import { addressOf } from '../../editorial/articles/address-of.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import { authors, mainSuperTag, superTags, tags } from '../../editorial/articles/labels.ts';
import { slugOfSite } from '../../editorial/articles/sites.ts';
import type { Ask, Call, ApiContext } from '../context/api-context.ts';
import { id, page, readParameters } from '../context/parameters.ts';
import { readablePart } from './readable-part.ts';
import { summaryColumns, summaryJson, superTagJson } from '../../editorial/articles/summary.ts';

const ofLists: ReadonlySet<string> = new Set(summaryColumns);

const moreColumns = [
  'articles.pages',
  'articles.paragraph_count',
  'articles.minutes',
  'articles.parent_id',
  ...fieldColumns.map((column) => `articles.${column}` as const).filter((column) => !ofLists.has(column)),
] as const;

/** Staff also see scheduled and inactive articles (R42). */
const rowBy = (by: 'slug' | 'id') =>
  preparedAsJson((db, value: RawBuilder<string | number>, staff: RawBuilder<boolean>, now: RawBuilder<number>) =>
    db
      .selectFrom('articles')
      .select([...summaryColumns, ...moreColumns])
      .select((article) => [
        mainSuperTag(article).as('mainSuperTag'),
        superTags(article).as('superTags'),
        tags(article).as('tags'),
        authors(article).as('articleAuthors'),
      ])
      .where(by, '=', value)
      .where(sql<SqlBool>`(${staff} or ${isPublic('articles', now)})`),
  );

const rowOf = { slug: rowBy('slug'), id: rowBy('id') };

type Row = Awaited<ReturnType<typeof rowOf.slug>>[number];

const recommender = '/api/recommended/mstag/all{?v}';

const subArticles = async ({ db, cards, now }: ApiContext, slugs: readonly string[]) => {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'slug', 'version', 'pub_date'])
    .where('slug', 'in', slugs)
    .where(isPublic('articles', now()))
    .execute();
  return cards.of(slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []));
};

const articleJson = (
  { sites }: ApiContext,
  row: Row,
  page: number,
  { content, gated, opened }: NonNullable<ReturnType<typeof readablePart>>,
) => ({
  ...summaryJson(sites, row),
  version: row.version,
  ...toldOf(row),
  content,
  gated,
  opened,
  page,
  pages: row.pages.length,
  paragraphCount: row.paragraph_count,
  url: addressOf(sites, row),
  superTags: row.superTags.map((tag) => superTagJson(sites, tag)),
  tags: row.tags,
  articleContributors: row.contributors,
  corrections: row.corrections,
  important: row.flags.includes('legfontosabb'),
  favorite: row.flags.includes('kedvenc'),
  mirroringSites: row.mirroring_sites.map((role) => slugOfSite(sites, role)),
  parent: row.parent_id === null ? null : { id: row.parent_id },
  minute: row.minutes,
  actions: { recommended: row.recommended ?? (row.pr ? null : recommender) },
});

/** Length fields describe only the part that the client may read (R47). */
const asLongAsReadable = (row: Row, holdsPass: boolean): Row => {
  if (holdsPass || gatePage(row.pages, row.gated) < 0) return row;
  const { paragraphs, minutes } = extentOf(freePages(row.pages, row.gated));
  return { ...row, paragraph_count: paragraphs, minutes };
};

const open = async (context: ApiContext, { query, bearer }: Ask, by: 'slug' | 'id', value: string | number) => {
  const { page: wanted } = readParameters(z.object({ page }), query);
  const staff = await isStaff(context.security, bearer);
  const [row] = await rowOf[by](context.db, value, staff, context.now());
  if (row === undefined) throw notFound(`Article ${value}`);
  const holdsPass = row.gated && (staff || (await passOf(context, bearer)) !== null);
  const part = readablePart(row.pages, wanted, row.gated, holdsPass);
  if (part === null) throw notFound(`Page ${wanted} of article ${value}`);
  if (!staff) context.reads.note(row.id);
  return {
    ...articleJson(context, asLongAsReadable(row, holdsPass), wanted, part),
    subArticles: await subArticles(context, row.sub_articles),
  };
};

export const articleBySlug: Call = {
  path: '/api/articles/:slug',
  answer: (context, ask) => open(context, ask, 'slug', ask.path.slug ?? ''),
};

export const articleById: Call = {
  path: '/api/article/:id',
  answer: (context, ask) => open(context, ask, 'id', readParameters(z.object({ id }), ask.path).id),
};

const versionOf = prepared((db, slug: RawBuilder<string>, now: RawBuilder<number>) =>
  db.selectFrom('articles').select('version').where('slug', '=', slug).where(isPublic('articles', now)),
);

/** Increases with every edit. Live pages poll it every 15 seconds. */
export const articleVersion: Call = {
  path: '/api/articles/:slug/version',
  answer: async ({ db, now }, { path }) => {
    const [row] = await versionOf(db, path.slug ?? '', now());
    if (row === undefined) throw notFound(`Article ${path.slug}`);
    return { data: { v: row.version } };
  },
};

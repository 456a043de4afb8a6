import { motifDescription } from '../../media/uploads/hu.ts';
import { motifOf } from '../../media/uploads/picture-paths.ts';
import { slugOfSite } from './sites.ts';
import type { Sites } from './sites.ts';

export const summaryColumns = [
  'articles.id',
  'articles.version',
  'articles.type',
  'articles.slug',
  'articles.site',
  'articles.title',
  'articles.lead',
  'articles.recommender',
  'articles.pub_date',
  'articles.updated_at',
  'articles.pr',
  'articles.contributors',
  'articles.adult_content',
  'articles.english',
  'articles.active',
  'articles.ct_url',
  'articles.index_av_code',
  'articles.cover_image',
  'articles.cover_image_text',
  'articles.cover_image_alt',
  'articles.cover_image_credit',
  'articles.flags',
  'articles.originating_site',
  'articles.livescore_id',
] as const;

interface SuperTagRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly active: boolean;
  readonly site: string;
}

interface SummaryRow {
  readonly id: number;
  readonly version: number;
  readonly type: string;
  readonly slug: string;
  readonly site: string;
  readonly title: string;
  readonly lead: string;
  readonly recommender: string;
  readonly pub_date: number;
  readonly updated_at: number | null;
  readonly pr: boolean;
  readonly contributors: readonly { readonly role: string; readonly name: string }[];
  readonly adult_content: boolean;
  readonly english: boolean;
  readonly active: boolean;
  readonly ct_url: string | null;
  readonly index_av_code: string;
  readonly cover_image: string | null;
  readonly cover_image_text: string;
  readonly cover_image_alt: string;
  readonly cover_image_credit: string;
  readonly flags: readonly string[];
  readonly originating_site: string | null;
  readonly livescore_id: number | null;
  readonly mainSuperTag: SuperTagRow | null;
  readonly articleAuthors: readonly AuthorSummary[];
  readonly postsInDay?: number;
  readonly latestPostAt?: number | null;
}

export interface AuthorSummary {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly avatarSrc: string | null;
}

export const superTagJson = (sites: Sites, { site, ...tag }: SuperTagRow) => ({
  ...tag,
  siteSlug: slugOfSite(sites, site),
});

/** docs/upstreams/main-api.md, "Summary". */
export const summaryJson = (sites: Sites, row: SummaryRow) => ({
  id: row.id,
  type: row.type,
  slug: row.slug,
  siteSlug: slugOfSite(sites, row.site),
  title: row.title,
  lead: row.lead,
  recommender: row.recommender,
  pubDate: row.pub_date,
  updatedAt: row.updated_at,
  live: row.flags.includes('live'),
  pr: row.pr,
  adultContent: row.adult_content,
  english: row.english,
  active: row.active,
  ctUrl: row.ct_url,
  indexAVCode: row.index_av_code,
  coverImage: row.cover_image,
  coverImageText: row.cover_image_text,
  coverImageAlt: row.cover_image_alt || motifDescription(row.cover_image ?? '', row.english),
  coverImageCredit: row.cover_image_credit,
  coverMotif: motifOf(row.cover_image ?? ''),
  ...(row.postsInDay !== undefined && row.postsInDay > 0 && { postsInDay: row.postsInDay }),
  ...(row.latestPostAt !== undefined && row.latestPostAt !== null && { latestPostAt: row.latestPostAt }),
  mainSuperTag: row.mainSuperTag && superTagJson(sites, row.mainSuperTag),
  articleAuthors: row.articleAuthors,
  ...(row.pr && { articleContributors: row.contributors }),
  flags: row.flags.map((slug) => ({ slug })),
  originatingSite: row.originating_site && slugOfSite(sites, row.originating_site),
  livescoreId: row.livescore_id,
});

export type Summary = ReturnType<typeof summaryJson>;

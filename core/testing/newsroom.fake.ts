import { tellsResult } from '../editorial/articles/tells-result.ts';
import type {
  Article,
  ArticleCard,
  Author,
  LivePost,
  PublishedCard,
  PublishedPost,
  SuperTag,
} from '../editorial/articles/article.ts';
import { published } from '../editorial/articles/published.fake.ts';
import type { Body } from '../editorial/articles/body.ts';
import { folded } from '../editorial/search/folded.ts';
import { canonicalPath } from '../editorial/articles/canonical-path.ts';
import { someResolver } from '../addresses/address-resolver.fake.ts';
import type { SiteRole } from '../addresses/sites/site.ts';
import type { ContentFixture, ArticleFixture, SiteFixture } from './content-fixture.ts';

const pathOf = canonicalPath(someResolver().linkTo);

export interface Entry {
  readonly id: number;
  readonly article: ArticleFixture;
  readonly card: PublishedCard;
}

export const plainWords = folded;
export const tagSlug = (name: string): string => plainWords(name).replace(/[^a-z0-9]+/g, '-');

export const bodyOf = (html: string): Body =>
  [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => ({ tag: 'p', children: [text] }));

const gate = '<!-- gate -->';

const partOf = (
  { pages, gated = false }: ArticleFixture,
  page: number,
  holdsPass: boolean,
): Pick<Article, 'body' | 'gated' | 'opened'> => {
  const [free = '', ...rest] = (pages[page - 1] ?? '').split(gate);
  return {
    body: bodyOf(gated && !holdsPass ? free : free + rest.join('')),
    gated: gated && !holdsPass,
    opened: gated && holdsPass,
  };
};

export const newsroom = (content: ContentFixture, now: number) => {
  const siteOf = (role: SiteRole): SiteFixture => content.sites.find((site) => site.role === role) as SiteFixture;
  const roleOf = (slug: string): SiteRole => content.sites.find((site) => site.slug === slug)?.role ?? 'main';
  const sectionOf = (site: SiteRole, slug: string | null): SuperTag | null => {
    const section = content.sections.find((one) => one.site === site && one.slug === slug);
    return section === undefined
      ? null
      : { slug: section.slug, name: section.name, siteSlug: siteOf(site).slug, active: section.active ?? true };
  };
  const authorsOf = (slugs: readonly string[] = []): readonly Author[] =>
    content.authors.filter(({ slug }) => slugs.includes(slug));
  const bylineOf = (slugs: readonly string[] = []): PublishedCard['authors'] =>
    authorsOf(slugs).map(({ slug, name, avatar }) => ({ slug, name, avatar }));
  const laterChange = (publishedAt: number, updatedAt = 0): number | null =>
    updatedAt > publishedAt ? updatedAt : null;

  const cardOf = (article: ArticleFixture, id: number): ArticleCard => {
    const { slug, title, lead, type, publishedAt, section, flags = [], posts = [] } = article;
    const postedAt = posts.map((post) => post.publishedAt).filter((at) => at <= now);
    const site = siteOf(article.site);
    const mainTag = sectionOf(article.site, section);
    return {
      id,
      siteSlug: site.slug,
      type,
      slug,
      title,
      lead,
      publishedAt,
      updatedAt: laterChange(publishedAt, article.updatedAt),
      path: pathOf({ site, section, publishedAt, slug, live: type === 'liveblog' }),
      partnerUrl: article.ctUrl ?? null,
      section: mainTag && { name: mainTag.name, slug: mainTag.slug },
      cover: article.cover ? { path: article.cover.path, alt: article.cover.caption } : null,
      authors: bylineOf(article.authors),
      live: flags.includes('live'),
      pr: flags.includes('pr'),
      adult: flags.includes('adult-content'),
      english: article.english ?? false,
      ...(flags.includes('live') && postedAt.length > 0 && { latestPostAt: Math.max(...postedAt) }),
      ...(tellsResult(flags, article.livescoreId ?? null) && { result: true as const }),
    };
  };

  const all: readonly Entry[] = content.articles.map((article, at) => ({
    id: at + 1,
    article,
    card: published(cardOf(article, at + 1)),
  }));

  /** Scheduled articles do not exist yet (R42). */
  const entries = all.filter(({ article }) => article.publishedAt <= now);

  const isPublic = ({ active = true, publishedAt, site, section }: ArticleFixture): boolean =>
    active && publishedAt <= now && (sectionOf(site, section)?.active ?? true);
  const isListedFor = (role: SiteRole, { site, mirroring = [] }: ArticleFixture): boolean =>
    site === role || mirroring.includes(role) || (role === 'main' && site !== 'sister');

  const listed = (site: string): readonly Entry[] =>
    entries
      .filter(({ article }) => isPublic(article) && isListedFor(roleOf(site), article))
      .toSorted((one, other) => other.article.publishedAt - one.article.publishedAt || other.id - one.id);

  const tokens = new Map(
    (content.passes ?? []).flatMap(({ token, validUntil }) =>
      token === undefined ? [] : [[token, validUntil] as const],
    ),
  );

  const articleOf = ({ id, article, card }: Entry, page: number, token: string | null = null): Article => ({
    id,
    siteSlug: card.siteSlug,
    type: article.type,
    slug: article.slug,
    title: article.title,
    lead: article.lead,
    originatingSite: article.originatingSite === undefined ? null : siteOf(article.originatingSite).slug,
    mirroringSites: (article.mirroring ?? []).map((role) => siteOf(role).slug),
    version: article.version ?? 1,
    subtitle: '',
    recommender: '',
    contentHighlight: '',
    ogDescription: '',
    searchTitle: '',
    canonicalUrl: null,
    corrections: [],
    ...partOf(article, page, (tokens.get(token ?? '') ?? 0) > now),
    page,
    pages: article.pages.length,
    publishedAt: card.publishedAt,
    updatedAt: card.updatedAt,
    section: sectionOf(article.site, article.section),
    superTags: [sectionOf(article.site, article.section)].filter((tag) => tag !== null),
    tags: (article.tags ?? []).map((name) => ({ slug: tagSlug(name), name })),
    flags: article.flags ?? [],
    authors: authorsOf(article.authors),
    contributors: [],
    partnerUrl: card.partnerUrl,
    cover: article.cover
      ? {
          path: article.cover.path,
          alt: article.cover.caption,
          caption: article.cover.caption,
          credit: article.cover.credit,
        }
      : null,
    shareImage: null,
    active: article.active ?? true,
    english: card.english,
    live: card.live,
    adult: card.adult,
    pr: card.pr,
    colorClass: '',
    subType: '',
    evergreen: false,
    periodic: false,
    announcement: false,
    avCode: '',
    reactions: article.facebookEngagement ?? 0,
    livescoreId: article.livescoreId ?? null,
    subArticles: [],
    colorScheme: '',
    headerType: '',
    keyFigure: null,
    wideCover: false,
    spiritualHelp: false,
    drugProblem: false,
    minutes: 1,
    parentId: null,
    recommended: null,
  });

  const postsOf = ({ id, article }: Entry): readonly PublishedPost[] =>
    (article.posts ?? [])
      .filter(({ publishedAt }) => publishedAt <= now)
      .map(({ slug, title, html, publishedAt, updatedAt, pinned = false, authors }, at) =>
        published<LivePost>({
          id: 10_000 + id * 100 + at,
          slug,
          version: 1,
          title,
          body: bodyOf(html),
          publishedAt,
          updatedAt: laterChange(publishedAt, updatedAt),
          authors: bylineOf(authors ?? article.authors),
          pinned,
        }),
      )
      .toSorted((one, other) => other.publishedAt - one.publishedAt);

  const unique = (site: string, slug: string): string | undefined =>
    content.uniques.find((one) => one.slug === slug && [roleOf(site), 'main'].includes(one.site))?.content;

  return {
    content,
    now,
    unique,
    tokens,
    entries,
    listed,
    isPublic,
    siteOf,
    roleOf,
    sectionOf,
    articleOf,
    postsOf,
  };
};

export type Newsroom = ReturnType<typeof newsroom>;

import type { Body } from '#core/editorial/articles/body.ts';
import type { ArticleCard, LinkedArticle, PublishedCard } from '#core/editorial/articles/article.ts';
import { publish } from '#core/editorial/articles/published.ts';
import { showTo } from '#core/editorial/articles/visible-article.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import type { CommonData, Menus } from '#core/editorial/common-data/common-data.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import type { PageOf } from '#core/pages/page.ts';
import { topics } from '../../../config/settings/topics.ts';
import { usualWords } from './usual-words.ts';
import { anonymous } from '#core/pages/visitor.ts';

const moment = 1_767_261_600;
const author = { slug: 'szerzo', name: 'Szerző', avatar: '/uploads/avatar.jpg' };
const cover = { path: '/uploads/cover.jpg', alt: 'Kép', caption: 'Kép', credit: 'Fotó: Szerző' };

interface Section {
  readonly slug: string;
  readonly name: string;
}

const sectionsOf = ({ main }: Menus): readonly Section[] => {
  const named = main.map(({ label, url }) => ({ slug: url.split('/').at(-1) ?? '', name: label }));
  return named.length === 0 ? [{ slug: 'rovat', name: 'Rovat' }] : named;
};

const cardAt = (site: Site, section: Section, id: number): PublishedCard => {
  const card: ArticleCard = {
    id,
    siteSlug: site.slug,
    type: 'article',
    slug: 'cikk',
    path: `${site.pathPrefix}/${section.slug}/2026/01/01/cikk-${id}`,
    partnerUrl: null,
    title: 'Cikk',
    lead: 'Bevezető.',
    section,
    cover: { path: `/uploads/cover-${id}.jpg`, alt: 'Rajz: kép' },
    authors: [author],
    publishedAt: moment,
    updatedAt: null,
    live: false,
    pr: false,
    adult: false,
    english: false,
  };
  const published = publish(card, { active: true, publishedAt: moment }, moment);
  if (published === null) throw new Error('the sample card must be public at its own publication time');
  return published;
};

const cardsAt = (site: Site, menus: Menus, from: number, count: number): readonly PublishedCard[] => {
  const sections = sectionsOf(menus);
  return Array.from({ length: count }, (_, at) =>
    cardAt(site, sections[at % sections.length] ?? { slug: 'rovat', name: 'Rovat' }, from + at),
  );
};

const body: Body = [
  ...Array.from({ length: 8 }, () => ({ tag: 'p' as const, children: ['Szöveg. '.repeat(30)] })),
  { tag: 'p', children: [usualWords] },
  { tag: 'h2', children: ['Közcím'] },
  { tag: 'blockquote', children: [{ tag: 'p', children: ['„Idézet” – mondta.'] }] },
  { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'strong', children: ['Sor'] }] }] },
  { tag: 'p', children: [{ tag: 'a', attributes: { href: 'https://example.org/' }, children: ['Forrás'] }, '.'] },
  {
    embed: { kind: 'picture', image: { path: '/uploads/kep.jpg', alt: 'Kép', caption: 'Kép', credit: 'Fotó: Szerző' } },
  },
  { embed: { kind: 'video', src: 'https://www.youtube-nocookie.com/embed/', title: 'Videó' } },
  { embed: { kind: 'link', url: 'https://example.org/', label: 'example.org' } },
];

const sectionsAt = (site: Site): LinkedArticle['superTags'] =>
  topics
    .filter((topic) => topic.site === site.role)
    .flatMap(({ sections }) => sections)
    .map((slug) => ({ slug, name: slug, siteSlug: site.slug, active: true }));

const articleAt = (site: Site, section: Section): Partial<LinkedArticle> => ({
  id: 1,
  siteSlug: site.slug,
  originatingSite: null,
  mirroringSites: [],
  type: 'article',
  slug: 'cikk',
  version: 1,
  title: 'Cikk',
  subtitle: '',
  lead: 'Bevezető.',
  recommender: '',
  contentHighlight: '',
  ogDescription: '',
  searchTitle: '',
  canonicalUrl: null,
  corrections: [],
  page: 1,
  pages: 1,
  publishedAt: moment,
  updatedAt: moment + 3600,
  body,
  section: { ...section, siteSlug: site.slug, active: true, url: `${site.pathPrefix}/rovat/${section.slug}` },
  superTags: sectionsAt(site),
  tags: ['egy', 'masik'].map((slug) => ({ slug, name: slug, url: `/cimke/${slug}` })),
  flags: topics.flatMap(({ flags }) => flags),
  authors: [{ ...author, title: 'újságíró', url: '/szerzo/szerzo' }],
  contributors: [{ role: 'Fotó', name: 'Szerző' }],
  partnerUrl: null,
  cover,
  shareImage: null,
  active: true,
  english: false,
  live: false,
  adult: false,
  pr: false,
  colorScheme: '',
  colorClass: '',
  subType: '',
  gated: false,
  opened: false,
  evergreen: false,
  periodic: false,
  announcement: false,
  avCode: '',
  reactions: 0,
  livescoreId: null,
  subArticles: [],
  headerType: '',
  keyFigure: null,
  wideCover: false,
  spiritualHelp: false,
  drugProblem: false,
  minutes: 2,
  parentId: null,
  recommended: '/api/recommended/mstag/all{?v}',
});

/**
 * A generated article with the typical markup of a site. It has no real content, therefore no article can leak through
 * a dictionary (R43).
 */
export const standingArticle = (sites: SiteFamily, site: Site, menus: Menus): PageOf<'single_article'> => {
  const section = sectionsOf(menus)[0] ?? { slug: 'rovat', name: 'Rovat' };
  const path = `${site.pathPrefix}/${section.slug}/2026/01/01/cikk`;
  const common: CommonData = {
    ...emptyCommonData,
    menus,
    trendingTags: [{ slug: 'cimke', name: 'címke', path: '/cimke/cimke' }],
    searchPlaceholders: ['keresés'],
    weather: {
      place: 'Budapest',
      celsius: 9,
      sky: 'borult',
      observedAt: moment,
      old: false,
      days: [],
      towns: [],
      warnings: [],
    },
    exchangeRates: [{ currency: 'EUR', rate: 390, change: 0, day: moment }],
  };
  const shown = showTo(articleAt(site, section) as LinkedArticle, { loggedIn: false, now: moment });
  if (shown === null) throw new Error('the sample article must be public at its own publication time');
  const params = { mainSuperTag: section.slug, year: '2026', month: '01', day: '01', slug: 'cikk' };
  return {
    route: { name: 'single_article', params },
    frame: frameOf({ sites, clock: { now: () => moment }, preview: false }, site, common, anonymous),
    head: {
      title: 'Cikk',
      description: 'Bevezető.',
      canonical: path,
      type: 'article',
      language: 'hu',
      image: cover.path,
      imageAlt: cover.alt,
      feed: null,
      noindex: false,
      publishedAt: '2026-01-01T11:00:00+01:00',
      updatedAt: '2026-01-01T12:00:00+01:00',
      section: section.name,
      authors: [author.name],
      authorUrls: ['/szerzo/szerzo'],
      tags: ['egy', 'masik'],
    },
    content: {
      article: shown.article,
      path,
      related: cardsAt(site, menus, 10, 4),
      newest: cardsAt(site, menus, 20, 4),
      newestTitle: 'newest',
      live: null,
      ads: { answer: 'show', reason: 'none' },
      endAd: true,
      recommended: { picks: cardsAt(site, menus, 30, 4), partners: cardsAt(site, menus, 40, 2) },
      match: null,
      reactions: null,
      parent: null,
      episode: null,
      follow: ['egy', 'masik'].map((name) => ({ text: `cimke.${name}`, name })),
      help: [],
      quizzes: [],
    },
  };
};

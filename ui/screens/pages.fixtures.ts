import type {
  ArticleCard,
  LinkedArticle,
  LivePost,
  PublishedCard,
  PublishedPost,
} from '#core/editorial/articles/article.ts';
import { helpBoxes } from '#core/editorial/articles/help-boxes.ts';
import { published, visible } from '#core/editorial/articles/published.fake.ts';
import type { Visible } from '#core/editorial/articles/visible-article.ts';
import { menuGroups, type Menus } from '#core/editorial/common-data/common-data.ts';
import type { BlockLayout, FrontBlock } from '#core/editorial/front-page/front-block.ts';
import type { PageOf } from '#core/pages/page.ts';
import type { PageContents } from '#core/pages/pages.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { ListContent } from '#core/pages/list/list-content.ts';
import type { FrontContent } from '#core/pages/front/front-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { Head } from '#core/pages/page-head.ts';
import type { RouteName } from '#core/pages/pages.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';

/** 28 March 2024, 13:05 in Budapest. */
export const now = 1_711_627_500;

const menus = Object.fromEntries(
  menuGroups.map((group) => [group, [{ label: `${group} menüpont`, url: `/rovat/${group}` }]]),
) as unknown as Menus;

export const frameOf = (role: SiteRole = 'main', changes: Partial<Frame> = {}): Frame => {
  const site = fiveSites.find((one) => one.role === role)!;
  return {
    site,
    family: fiveSites.map(({ role: of, slug, name, pathPrefix, origin }) => ({
      role: of,
      slug,
      name,
      url: of === 'sister' ? `${origin}/` : pathPrefix || '/',
    })),
    common: {
      line: ['2024. március 28., csütörtök', 'Budapest 7 °C, felhős', 'EUR 391,42\u00a0Ft'],
      year: 2024,
      alarms: [{ text: 'Másodfokú figyelmeztetés: szélvihar, Dunántúl, 15:05-ig', until: now + 7_200 }],
      menus,
      trendingTags: [{ slug: 'arviz', name: 'árvíz', path: '/cimke/arviz' }],
      exchangeRates: [{ currency: 'EUR', rate: 391.42, change: -0.8, day: now - 86_400 }],
      weather: {
        place: 'Budapest',
        celsius: 7,
        sky: 'felhős',
        observedAt: now - 600,
        old: false,
        days: [{ at: now + 82_800, low: 2, high: 11, sky: 'esős' }],
        towns: [{ place: 'Szeged', celsius: 9, sky: 'derült' }],
        warnings: [{ level: 2, event: 'szélvihar', area: 'Dunántúl', from: now - 3_600, until: now + 7_200 }],
      },
      flooding: {
        gauges: [
          {
            river: 'Ildó',
            place: 'Ludasér',
            level: 708,
            change: 92,
            grade: 3,
            record: 731,
            observedAt: now - 900,
            old: false,
          },
        ],
      },
      pip: null,
      widgets: [
        { kind: 'minutes', minutes: 312_345, from: null, until: null },
        {
          kind: 'promo',
          title: 'Hírlevél a gátról',
          text: 'Naponta egyszer.',
          label: 'Feliratkozom',
          url: '/hirlevel',
          from: null,
          until: null,
        },
      ],
      sponsored: [],
      searchPlaceholders: ['lakbér'],
      donations: '0',
      refreshQuiz: false,
      assetsUrl: '',
    },
    line: null,
    renderedAt: now,
    app: false,
    preview: false,
    ...changes,
  };
};

export const cardOf = (id: number, changes: Partial<ArticleCard> = {}): PublishedCard =>
  published<ArticleCard>({
    id,
    siteSlug: 'lapunk',
    type: 'article',
    slug: `cikk-${id}`,
    path: `/2024/03/28/cikk-${id}`,
    partnerUrl: null,
    title: `Árvíztűrő tükörfúrógép ${id}`,
    lead: 'Rövid bevezető.',
    section: { name: 'Belföld', slug: 'belfold' },
    cover: { path: `/uploads/kep-${id}.jpg`, alt: 'Egy híd' },
    authors: [{ slug: 'kis-anna', name: 'Kis Anna', avatar: null }],
    publishedAt: now - id * 600,
    updatedAt: null,
    live: false,
    pr: false,
    adult: false,
    english: false,
    ...changes,
  });

export const cards = (count: number, from = 1): readonly PublishedCard[] =>
  Array.from({ length: count }, (_, index) => cardOf(from + index));

export const blockOf = (position: number, layout: BlockLayout, changes: Partial<FrontBlock> = {}): FrontBlock => ({
  position,
  layout,
  title: `Doboz ${position}`,
  path: '/rovat/belfold',
  siteSlug: null,
  items: cards(8, position * 100),
  ...changes,
});

export const articleOf = (changes: Partial<LinkedArticle> = {}): Visible<LinkedArticle> =>
  visible<LinkedArticle>({
    id: 1,
    siteSlug: 'lapunk',
    originatingSite: null,
    mirroringSites: [],
    type: 'article',
    slug: 'cikk',
    version: 1,
    title: 'A cikk címe',
    subtitle: 'Alcím',
    lead: 'Bevezető.',
    recommender: '',
    contentHighlight: 'Kiemelés',
    ogDescription: '',
    searchTitle: '',
    canonicalUrl: null,
    corrections: [],
    page: 1,
    pages: 1,
    publishedAt: now - 7200,
    updatedAt: now - 60,
    body: [
      { tag: 'p', children: ['Első ', { tag: 'strong', children: ['bekezdés'] }, '.'] },
      { tag: 'h2', children: ['Közcím'] },
      {
        tag: 'aside',
        children: [
          { tag: 'h4', children: ['Tények'] },
          { tag: 'p', children: ['Egy tény.'] },
        ],
      },
      {
        tag: 'table',
        children: [
          { tag: 'caption', children: ['Számok'] },
          { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['1'] }] }] },
        ],
      },
      {
        embed: {
          kind: 'picture',
          image: { path: '/uploads/abra.jpg', alt: 'Ábra', caption: 'Egy ábra', credit: 'Rajz: Kis Anna' },
        },
      },
      { embed: { kind: 'link', url: 'https://pelda.example/', label: 'Forrás' } },
    ],
    section: { slug: 'belfold', name: 'Belföld', siteSlug: 'lapunk', active: true, url: '/rovat/belfold' },
    superTags: [],
    tags: [{ slug: 'arviz', name: 'árvíz', url: '/cimke/arviz' }],
    flags: [],
    authors: [
      { slug: 'kis-anna', name: 'Kis Anna', title: 'újságíró', avatar: '/uploads/anna.jpg', url: '/szerzo/kis-anna' },
    ],
    contributors: [{ role: 'Fotó', name: 'Nagy Béla' }],
    partnerUrl: null,
    cover: { path: '/uploads/nyito.jpg', alt: 'Híd', caption: 'A híd', credit: 'Fotó: Nagy Béla' },
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
    minutes: 4,
    parentId: null,
    recommended: null,
    ...changes,
  });

export const postOf = (id: number, changes: Partial<LivePost> = {}): PublishedPost =>
  published<LivePost>({
    id,
    slug: `p${id}`,
    version: 1,
    title: `Bejegyzés ${id}`,
    body: [
      { tag: 'h2', children: ['Közcím'] },
      { tag: 'p', children: ['Szöveg.'] },
    ],
    publishedAt: now - id * 60,
    updatedAt: null,
    authors: [],
    pinned: false,
    path: `/belfold/2024/03/28/p${id}`,
    ...changes,
  });

export const articleContentOf = (
  changes: Partial<LinkedArticle> = {},
  live: ArticleContent['live'] = null,
  role: SiteRole = 'main',
): ArticleContent => ({
  article: articleOf(changes),
  help: helpBoxes(articleOf(changes), role),
  path: '/belfold/2024/03/28/cikk',
  related: cards(3, 50),
  newest: cards(4, 60),
  newestTitle: 'newest',
  live,
  ads: { answer: 'show', reason: 'none' },
  endAd: true,
  recommended: { picks: cards(2, 70), partners: cards(1, 80) },
  match: null,
  reactions: null,
  parent: null,
  episode: null,
  quizzes: [],
});

export const frontOf = (changes: Partial<FrontContent> = {}): FrontContent => ({
  live: null,
  breaking: blockOf(1000, 'breaking'),
  blocks: [
    blockOf(1, 'lead', { title: '', path: null }),
    blockOf(2, 'row'),
    blockOf(3, 'list'),
    blockOf(4, 'opinion'),
    blockOf(5, 'grid'),
  ],
  autoBlock: blockOf(6, 'grid'),
  autoBlockVersion: 2,
  newest: cards(6, 900),
  important: cards(4, 910),
  favorite: cards(4, 920),
  special: cards(4, 930),
  pr: [],
  strips: [blockOf(7, 'strip', { siteSlug: 'after' }), blockOf(8, 'strip', { siteSlug: 'g7' })],
  episodes: [
    {
      id: 1,
      slug: 'e1',
      title: 'Adás',
      sourceUrl: '/a.mp3',
      image: '/uploads/adas.jpg',
      duration: 3725,
      articlePath: null,
      podcast: { slug: 'p', name: 'Hangok' },
    },
  ],
  episodesAfter: 3,
  ...changes,
});

export const listOf = (changes: Partial<ListContent> = {}): ListContent => ({
  header: {
    kind: 'title',
    title: 'Belföld',
    description: 'Itthon.',
    avatar: null,
    role: '',
    rss: '/rss/rovat/belfold',
  },
  tabs: [
    { label: 'Cikkek', path: '/rovat/belfold', current: true },
    { label: 'Összes', path: '/rovat/belfold/osszes', current: false },
  ],
  list: {
    items: cards(10),
    totalItems: 42,
    page: 2,
    totalPages: 5,
    title: 'Belföld',
    rss: null,
    author: null,
    description: '',
  },
  highlight: { index: 3, card: cardOf(70) },
  highlightBox: cards(4, 80),
  newest: cards(4, 90),
  newestTitle: 'newest',
  path: '/rovat/belfold',
  hiking: null,
  boxes: { follow: true, links: true, day: true, music: null, hikingNews: [], ad: null },
  ...changes,
});

const headOf = (changes: Partial<Head> = {}): Head => ({
  title: 'Cím',
  description: 'Leírás',
  canonical: '/rovat/belfold',
  type: 'website',
  language: 'hu',
  image: '/uploads/kep.jpg',
  imageAlt: 'Híd',
  feed: { title: 'Belföld', path: '/rss/rovat/belfold' },
  noindex: false,
  ...changes,
});

export const pageOf = <Name extends RouteName>(
  name: Name,
  content: PageContents[Name],
  changes: { role?: SiteRole; head?: Partial<Head>; frame?: Partial<Frame> } = {},
): PageOf<Name> => ({
  route: { name, params: {} },
  frame: frameOf(changes.role, changes.frame),
  head: headOf(changes.head),
  content,
});

const document = { slug: 'doc', title: 'Dokumentum', lead: 'Bevezető.', body: articleOf().body, updatedAt: now };
const cover = {
  ...listOf(),
  breaking: null,
  blocks: [blockOf(1, 'lead', { title: '' }), blockOf(2, 'row')],
  episodes: frontOf().episodes,
  autoBlock: null,
  extras: null,
  shows: [],
};
const live = {
  pinned: [postOf(1, { pinned: true })],
  posts: [postOf(2), postOf(3, { title: '' })],
  page: 1,
  totalPages: 2,
  totalItems: 33,
  olderPage: 2,
  newerPage: null,
  version: 1,
};

const supplement = {
  ...listOf(),
  kind: 'articles',
  supplement: {
    colour: 'pitch',
    mark: 'M3 3h18',
    standing: { kind: 'told', at: now - 7200, articles: 51 },
    boxes: { election: true, euDisclaimer: true },
    searchTags: [{ type: 'superTags', text: 'Eb 2024', protected: true }],
  },
} as const;
const pair = { key: 'egyik-masik', at: now + 3600, home: 'Egyik', away: 'Másik', place: 'Stadion', result: null };
const round = {
  slug: '1-fordulo',
  title: '1. forduló',
  lead: 'Két mérkőzés.',
  supplement: null,
  pairs: [pair, { ...pair, key: 'harmadik-negyedik', at: now - 3600, result: { home: 1, away: 1 } }],
};
const game = {
  place: { kind: 'rounds' },
  round,
  state: 'open',
  scored: null,
  rounds: [{ slug: 'regi', title: 'Régi forduló', lead: '', state: 'finished', pairs: 4, closesAt: now - 86_400 }],
  rules: document,
} as const;

export const contents: { readonly [Name in RouteName]: PageContents[Name] } = {
  index: frontOf(),
  after: cover,
  g7: cover,
  karakter: cover,
  articles_by_site: cover,
  melleklet: supplement,
  list: listOf(),
  legfrissebb: listOf(),
  english: listOf(),
  javitasok: listOf(),
  kovetett: {
    things: [{ kind: 'tag', slug: 'duna', name: 'Duna', path: '/cimke/duna', state: 'found' }],
    list: listOf().list,
    because: listOf().list.items.map(() => [0]),
    own: '/kovetett',
    path: '/kovetett?lista=cimke.duna',
    feed: '/rss/kovetett?lista=cimke.duna',
    tooMany: false,
  },
  articles_by_tag: listOf(),
  articles_by_mstag: listOf(),
  articles_by_author: listOf({
    header: {
      kind: 'author',
      title: 'Kis Anna',
      description: '',
      avatar: '/uploads/anna.jpg',
      role: 'újságíró',
      rss: null,
    },
  }),
  archivum: {
    term: 'híd',
    filters: {},
    list: listOf().list,
    suggestions: null,
    archive: '/archivum',
    path: '/archivum?term=h%C3%ADd',
    lostFilters: false,
    newest: [],
    newestTitle: 'newest',
    boxes: { follow: true, links: true, day: true, music: null, hikingNews: [], ad: null },
  },
  single_article: articleContentOf(),
  liveblog_article: articleContentOf({ type: 'liveblog', live: true }, live),
  doc: { document, minutes: null },
  tippjatek: game,
  support: { document, minutes: null, step: null },
  academy: { document, minutes: null },
  youth: { document, minutes: null },
  tax: { document, minutes: null },
  'live-login': { step: { kind: 'password', email: '' }, problem: null, ways: [{ kind: 'passkey' }] },
  impress: {
    document,
    minutes: null,
    groups: [
      { name: 'Belföld', members: [{ name: 'Kis Anna', title: 'szerkesztő', path: '/szerzo/kis-anna', avatar: null }] },
    ],
  },
  exchange: {
    rates: frameOf().common.exchangeRates,
    asked: { currency: 'EUR', period: '1ho', amount: 100, into: 'own' },
    days: [
      { day: '2024-03-26', rate: 393.1 },
      { day: '2024-03-27', rate: 392.22 },
      { day: '2024-03-28', rate: 391.42 },
    ],
    recent: [
      { day: '2024-03-27', rate: 392.22 },
      { day: '2024-03-28', rate: 391.42 },
    ],
    path: '/arfolyam',
  },
  'app-webview': { cards: cards(4), covers: { square: '/icons/negyzet.png', fourThirds: '/icons/fekvo.png' } },
  empty: null,
};

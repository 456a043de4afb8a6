import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import type { Limits } from '#adapters/http/limits.ts';
import type { Failure } from '#core/failure/failure.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { createArticleLists } from './editorial/lists/create-article-lists.ts';
import { createArticles } from './editorial/articles/create-articles.ts';
import { createCommonDataParts } from './editorial/common-data/create-common-data-parts.ts';
import { createDocuments } from './services/create-documents.ts';
import { createExchangeRates } from './services/create-exchange-rates.ts';
import { createFrontBlocks } from './editorial/front-page/create-front-blocks.ts';
import { createRecommender } from './editorial/front-page/create-recommender.ts';
import { createOldAddressFeed } from './old-addresses/create-old-address-feed.ts';
import { createNewestEpisodes } from './editorial/podcasts/create-newest-episodes.ts';
import { createUniqueGroups } from './editorial/lists/create-unique-groups.ts';
import { createListSides } from './editorial/lists/create-list-sides.ts';
import { createMinuteCounts } from './editorial/common-data/create-minute-counts.ts';
import { createNotices } from './editorial/notices/create-notices.ts';
import { createPasses } from './readers/create-passes.ts';
import { createPodcasts } from './editorial/podcasts/create-podcasts.ts';
import { createSportCoverage } from './sport/create-sport-coverage.ts';
import { createSupplementData } from './editorial/supplements/create-supplement-data.ts';
import { createTipRounds } from './sport/create-tip-rounds.ts';

export const sample = (name: string): string => readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8');

export const answeringSample =
  (choose: (path: string) => string): RequestListener =>
  (request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(sample(choose(request.url ?? '')));

const { linkTo } = someResolver();

type Makers = Readonly<Record<string, () => unknown>>;
type Made<All extends Makers> = { readonly [Name in keyof All]: ReturnType<All[Name]> };

const lazily = <All extends Makers>(makers: All): Made<All> => {
  const made = new Map<string, unknown>();
  const get = (name: string, make: () => unknown): unknown => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name);
  };
  const properties = Object.entries(makers).map(([name, make]) => [name, { get: () => get(name, make) }] as const);
  return Object.defineProperties({}, Object.fromEntries(properties)) as Made<All>;
};

export const mainApiAt = (baseUrl: string, limits?: Limits) => {
  const http = callUpstream({ baseUrl, name: 'main-api', time: limits ? systemTime : createSteerableTime(), limits });
  const needs = {
    sites: fiveSites,
    linkTo,
    siteHeader: 'lapunk-sites',
    clock: { now: () => 2_000_000_000 },
  };
  return lazily({
    articles: () => createArticles(http, needs),
    lists: () => createArticleLists(http, needs),
    fronts: () => createFrontBlocks(http, needs),
    recommender: () => createRecommender(http, needs),
    episodes: () => createNewestEpisodes(http, needs),
    uniqueGroups: () => createUniqueGroups(http, needs),
    listSides: () => createListSides(http, needs),
    common: () => createCommonDataParts(http, needs),
    documents: () => createDocuments(http, needs),
    supplementData: () => createSupplementData(http, needs),
    tipRounds: () => createTipRounds(http, needs),
    exchangeRates: () => createExchangeRates(http, needs),
    podcasts: () => createPodcasts(http, needs),
    minuteCounts: () => createMinuteCounts(http, needs),
    notices: () => createNotices(http, needs),
    passes: () => createPasses(http, needs),
    sport: () => createSportCoverage(http, { ...needs, pictureOf: () => null }),
    oldAddresses: () => createOldAddressFeed(http, needs.siteHeader),
  });
};

export type MainApiPorts = ReturnType<typeof mainApiAt>;

export interface Call {
  readonly name: string;
  readonly run: (ports: MainApiPorts) => ResultAsync<unknown, Failure>;
  readonly sends: string;
  readonly sample: string;
}

export const calls: readonly Call[] = [
  {
    name: 'oldAddresses.changed',
    run: ({ oldAddresses }) => oldAddresses.changed('lapunk', { epoch: 'e', number: 4, at: 9 }),
    sends: '/api/old-addresses?after=4&epoch=e&at=9',
    sample: 'old-addresses',
  },
  {
    name: 'oldAddresses.page',
    run: ({ oldAddresses }) => oldAddresses.page('lapunk', '/regi/hír'),
    sends: '/api/old-addresses?from=/regi/hír',
    sample: 'old-addresses',
  },
  {
    name: 'oldAddresses.lists',
    run: ({ oldAddresses }) => oldAddresses.lists('lapunk'),
    sends: '/api/old-addresses/lists',
    sample: 'old-lists',
  },
  {
    name: 'articles.bySlug',
    run: ({ articles }) => articles.bySlug('lapunk', 'x-y', 2, null),
    sends: '/api/articles/x-y?page=2',
    sample: 'article',
  },
  {
    name: 'articles.byId',
    run: ({ articles }) => articles.byId('lapunk', 101, null),
    sends: '/api/article/101',
    sample: 'article',
  },
  {
    name: 'articles.latest',
    run: ({ articles }) => articles.latest('lapunk', {}),
    sends: '/api/articles?limit=6',
    sample: 'cards',
  },
  {
    name: 'articles.latest, top level, English',
    run: ({ articles }) => articles.latest('lapunk', { limit: 4, topLevelOnly: true, english: true }),
    sends: '/api/articles?limit=4&filters[parent]=null&filters[flag]=english',
    sample: 'cards',
  },
  {
    name: 'articles.posts',
    run: ({ articles }) => articles.posts('lapunk', 101, null, null),
    sends: '/api/articles/101/items?perPage=30',
    sample: 'posts',
  },
  {
    name: 'articles.reactions',
    run: ({ articles }) => articles.reactions('lapunk', 101),
    sends: '/api/articles/facebook/reaction?id=101',
    sample: 'reaction',
  },
  {
    name: 'articles.matches',
    run: ({ articles }) => articles.matches('lapunk'),
    sends: '/api/unique/livescore-pp-dashboard',
    sample: 'dashboard',
  },
  {
    name: 'articles.version',
    run: ({ articles }) => articles.version('lapunk', 'x-y'),
    sends: '/api/articles/x-y/version',
    sample: 'version',
  },
  {
    name: 'lists.filtered',
    run: ({ lists }) => lists.filtered('lapunk', { by: 'mstag', value: 'belföld' }, 3, 20),
    sends: '/api/articles?filters[mstag]=belföld&page=3&perPage=20',
    sample: 'list',
  },
  {
    name: 'lists.filtered, more than a page may hold',
    run: ({ lists }) => lists.filtered('lapunk', { by: 'tag', value: 'a' }, null, 51),
    sends: '/api/articles?filters[tag]=a',
    sample: 'list',
  },
  {
    name: 'lists.filtered, without a tag',
    run: ({ lists }) => lists.filtered('lapunk', { by: 'mstag', value: 'tura', withoutTag: 'hirek' }, null),
    sends: '/api/articles?filters[mstag]=tura&exclude[tag]=hirek',
    sample: 'list',
  },
  {
    name: 'lists.latest',
    run: ({ lists }) => lists.latest('lapunk', 2),
    sends: '/api/articles?limit=10&filters[parent]=null&page=2',
    sample: 'list',
  },
  {
    name: 'lists.english',
    run: ({ lists }) => lists.english('lapunk', null, 5),
    sends: '/api/articles?limit=5&filters[flag]=english',
    sample: 'list',
  },
  {
    name: 'lists.search',
    run: ({ lists }) => lists.search('lapunk', 'árvíz', { and_tags: ['híd'], authors: [] }, 2, null),
    sends: '/api/search?filters={"and_tags":["híd"]}&term=árvíz&oldal=2',
    sample: 'list',
  },
  {
    name: 'lists.search, nothing filtered',
    run: ({ lists }) => lists.search('lapunk', 'a', {}, null, null),
    sends: '/api/search?term=a',
    sample: 'list',
  },
  {
    name: 'lists.searchFor',
    run: ({ lists }) => lists.searchFor('lapunk', 'árvíz'),
    sends: '/api/search?for=árvíz',
    sample: 'list',
  },
  {
    name: 'lists.highlights',
    run: ({ lists }) => lists.highlights('lapunk', { superTags: ['Belföld'] }),
    sends: '/api/search/highlights?filters={"superTags":["Belföld"]}',
    sample: 'cards',
  },
  {
    name: 'lists.typeahead',
    run: ({ lists }) => lists.typeahead('lapunk', 'hí'),
    sends: '/api/search/articles?limit=5&term=hí',
    sample: 'cards',
  },
  {
    name: 'lists.suggestions',
    run: ({ lists }) => lists.suggestions('lapunk', 'b', {}),
    sends: '/api/search/autocomplete?term=b',
    sample: 'suggestions',
  },
  { name: 'fronts.news', run: ({ fronts }) => fronts.news('lapunk'), sends: '/api/index/news', sample: 'news' },
  {
    name: 'fronts.autoBlock',
    run: ({ fronts }) => fronts.autoBlock('lapunk', 3),
    sends: '/api/index/auto-block?v=3',
    sample: 'auto-block',
  },
  { name: 'fronts.boxes', run: ({ fronts }) => fronts.boxes('lapunk'), sends: '/api/index/boxes', sample: 'boxes' },
  {
    name: 'episodes.ofHouse',
    run: ({ episodes }) => episodes.ofPublication('lapunk'),
    sends: '/api/index/episodes',
    sample: 'episodes',
  },
  {
    name: 'episodes.ofSite',
    run: ({ episodes }) => episodes.ofSite('lapunk', 5),
    sends: '/api/episodes?perPage=5',
    sample: 'episodes',
  },
  {
    name: 'uniqueGroups.group',
    run: ({ uniqueGroups }) => uniqueGroups.group('lapunk', 27),
    sends: '/api/unique-groups/27',
    sample: 'unique-group',
  },
  {
    name: 'uniqueGroups.bySlugs',
    run: ({ uniqueGroups }) => uniqueGroups.bySlugs('lapunk', ['after', 'holdblog', 'after']),
    sends: '/api/unique-groups?slugs=after,holdblog',
    sample: 'unique-groups',
  },
  {
    name: 'listSides.playlist',
    run: ({ listSides }) => listSides.playlist('lapunk'),
    sends: '/api/unique/after-music',
    sample: 'playlist',
  },
  {
    name: 'listSides.hikingMap',
    run: ({ listSides }) => listSides.hikingMap('lapunk'),
    sends: '/api/unique/szepkilatas-terkep',
    sample: 'hiking-map',
  },
  {
    name: 'recommender.section',
    run: ({ recommender }) => recommender.section('lapunk', 'belfold'),
    sends: '/api/index/mstag/belfold',
    sample: 'cards',
  },
  {
    name: 'fronts.podcastPosition',
    run: ({ fronts }) => fronts.podcastPosition('lapunk'),
    sends: '/api/unique/frontpage-podcast-block-position',
    sample: 'position',
  },
  {
    name: 'recommender.recommended',
    run: ({ recommender }) => recommender.recommended('lapunk', 20),
    sends: '/api/recommended/mstag/all?v=20',
    sample: 'recommended',
  },
  { name: 'common.setup', run: ({ common }) => common.setup('lapunk'), sends: '/api/frontend/init', sample: 'init' },
  {
    name: 'common.figures',
    run: ({ common }) => common.figures('lapunk'),
    sends: '/api/frontend/refresh',
    sample: 'refresh',
  },
  {
    name: 'documents.bySlug',
    run: ({ documents }) => documents.bySlug('lapunk', 'adatvedelem'),
    sends: '/api/docs/adatvedelem',
    sample: 'document',
  },
  {
    name: 'lists.filtered, within a tag',
    run: ({ lists }) => lists.filtered('lapunk', { by: 'mstag', value: 'kupa', withTag: 'elemzes' }, null),
    sends: '/api/articles?filters[mstag]=kupa&filters[tag]=elemzes',
    sample: 'list',
  },
  {
    name: 'supplementData.data',
    run: ({ supplementData }) => supplementData.data('lapunk', 'kupa-2024', 'listak/nemzetisegek'),
    sends: '/api/supplements/kupa-2024/data?path=listak/nemzetisegek',
    sample: 'supplement-data',
  },
  {
    name: 'tipRounds.all',
    run: ({ tipRounds }) => tipRounds.all('lapunk'),
    sends: '/api/tip-rounds',
    sample: 'tip-rounds',
  },
  {
    name: 'documents.staff',
    run: ({ documents }) => documents.staff('lapunk'),
    sends: '/api/impress/staff',
    sample: 'staff',
  },
  {
    name: 'exchangeRates.course',
    run: ({ exchangeRates }) => exchangeRates.course('lapunk', 'EUR', '3m'),
    sends: '/api/exchange?currency=EUR&range=3m',
    sample: 'exchange',
  },
  {
    name: 'podcasts.episode',
    run: ({ podcasts }) => podcasts.episode('lapunk', 'elso-adas'),
    sends: '/api/episodes/elso-adas',
    sample: 'episode',
  },
  {
    name: 'podcasts.channel',
    run: ({ podcasts }) => podcasts.channel('lapunk', 'reggel'),
    sends: '/api/podcasts/reggel',
    sample: 'podcast',
  },
  {
    name: 'podcasts.published',
    run: ({ podcasts }) => podcasts.published('lapunk'),
    sends: '/api/episodes?perPage=500',
    sample: 'published-episodes',
  },
  {
    name: 'podcasts.shows',
    run: ({ podcasts }) => podcasts.shows('lapunk'),
    sends: '/api/podcasts/public/all',
    sample: 'podcasts',
  },
  {
    name: 'minuteCounts.since',
    run: ({ minuteCounts }) => minuteCounts.since('lapunk', '2025-03-28'),
    sends: '/api/counter?from=2025-03-28',
    sample: 'minutes',
  },
  {
    name: 'minuteCounts.ofDay',
    run: ({ minuteCounts }) => minuteCounts.ofDay('lapunk', '2025-03-28'),
    sends: '/api/minutes?day=2025-03-28',
    sample: 'minutes',
  },
  {
    name: 'notices.standing',
    run: ({ notices }) => notices.standing(),
    sends: '/api/frontend/notices',
    sample: 'notices',
  },
  {
    name: 'sport.timetable',
    run: ({ sport }) => sport.timetable('lapunk', { league: 271, season: 2024, startDate: null }),
    sends: '/api/livescore/football/fixtures/271/2024/all/all',
    sample: 'reported-fixtures',
  },
  {
    name: 'sport.timetable from a day on',
    run: ({ sport }) => sport.timetable('lapunk', { league: 271, season: 2024, startDate: '2025-01-12' }),
    sends: '/api/livescore/football/fixtures/271/2024/all/2025-01-12',
    sample: 'reported-fixtures',
  },
  {
    name: 'sport.ofDay',
    run: ({ sport }) => sport.ofDay('lapunk', '2025-01-11'),
    sends: '/api/livescore/all/2025-01-11',
    sample: 'reported-fixtures',
  },
];

import { fakeArticleLists } from '../testing/article-lists.fake.ts';
import { fakeArticles } from '../testing/articles.fake.ts';
import { fakeCommonDataSource } from '../testing/common-data-source.fake.ts';
import { contractFormulaOne } from '../testing/contract-formula-one.ts';
import { contractContent } from '../testing/contract-content.ts';
import { fakeDocuments } from '../testing/documents.fake.ts';
import { fakeExchangeRates } from '../testing/exchange-rates.fake.ts';
import { fakeFrontBlocks } from '../testing/front-blocks.fake.ts';
import { fakeRecommender } from '../testing/recommender.fake.ts';
import { fakeLiveScores } from '../testing/live-scores.fake.ts';
import { fakeNewestEpisodes } from '../testing/newest-episodes.fake.ts';
import { fakeUniqueGroups } from '../testing/unique-groups.fake.ts';
import { fakeListSides } from '../testing/list-sides.fake.ts';
import { contractFootball } from '../testing/contract-football.ts';
import { fakeMinuteCounts } from '../testing/minute-counts.fake.ts';
import { newsroom } from '../testing/newsroom.fake.ts';
import { contractQuiz } from '../testing/contract-quiz.ts';
import { fakeQuizzes } from '../testing/quizzes.fake.ts';
import { fakeRaces } from '../testing/races.fake.ts';
import { fakePodcasts } from '../testing/podcasts.fake.ts';
import { someSupplements } from '../editorial/supplements/some-supplements.fake.ts';
import { fakeSportCoverage } from '../testing/sport-coverage.fake.ts';
import { fakeSupplementData } from '../testing/supplement-data.fake.ts';
import { fakeTipRounds } from '../testing/tip-rounds.fake.ts';
import { fakeChance, fakeClock, fakeRotationHistory } from '../testing/small-ports.fake.ts';
import { someResolver } from '../addresses/address-resolver.fake.ts';
import { pageRoutes } from './route-table.ts';
import { selectSite } from '../addresses/sites/select-site.ts';
import { fiveSites } from '../addresses/sites/five-sites.fake.ts';
import type { SectionContent } from './section/section-content.ts';
import type { ContentFixture } from '../testing/content-fixture.ts';
import { followMatches } from './sport/football/follow-matches.ts';
import type { PageNeeds } from './needs.ts';
import { followCounts } from './supplement/follow-counts.ts';
import { followRaces } from './sport/formula-one/follow-races.ts';
import { openPage } from './open-page.ts';
import type { Page } from './page.ts';
import { anonymous, type Visitor } from './visitor.ts';
import type { InsteadOfPage } from './instead-of-page.ts';

const now = 1_760_000_000;
const routes = pageRoutes({ sites: fiveSites, academySegment: 'akademia' });
const choose = selectSite(fiveSites);

export const fakeNeeds = (own: Partial<PageNeeds> = {}, content: ContentFixture = contractContent): PageNeeds => {
  const house = newsroom(content, now);
  const liveScores = fakeLiveScores(content.sport?.football ?? contractFootball, now);
  const races = fakeRaces(contractFormulaOne, now);
  return {
    sites: fiveSites,
    articles: fakeArticles(house),
    lists: fakeArticleLists(house),
    documents: fakeDocuments(house),
    fronts: fakeFrontBlocks(house),
    recommender: fakeRecommender(house),
    episodes: fakeNewestEpisodes(house),
    uniqueGroups: fakeUniqueGroups(house),
    listSides: fakeListSides(house),
    commonData: fakeCommonDataSource(house),
    clock: fakeClock(now),
    chance: fakeChance(0),
    rotationHistory: fakeRotationHistory(),
    linkTo: someResolver().linkTo,
    liveCount: followCounts(fakeSupplementData(house)),
    tipRounds: fakeTipRounds(house),
    exchangeRates: fakeExchangeRates(house),
    podcasts: fakePodcasts(house),
    quizzes: fakeQuizzes(contractQuiz, now),
    races,
    liveRace: followRaces(own.races ?? races),
    liveNow: () => null,
    minuteCounts: fakeMinuteCounts(house),
    liveScores,
    liveMatch: followMatches(liveScores),
    sportCoverage: fakeSportCoverage(house),
    supplements: someSupplements,
    preview: false,
    signInWays: [],
    houseTag: 'lapunk',
    embeds: {
      musicHosts: ['music.example'],
      rules: [
        { kind: 'map', host: 'maps.example', pattern: '/view?mid={id}', src: 'https://maps.example/embed?mid={id}' },
      ],
    },
    documentSlugs: {
      tippjatek: 'adatvedelem',
      support: 'adatvedelem',
      academy: 'adatvedelem',
      youth: 'adatvedelem',
      tax: 'adatvedelem',
      impress: 'impresszum',
    },
    ...own,
  };
};

export const open = async (
  needs: PageNeeds,
  address: string,
  visitor: Visitor = anonymous,
): Promise<Page | InsteadOfPage> => {
  const [, host = 'lapunk.example', path = '/', query = ''] =
    /^(?:\/\/([^/]+))?([^?]*)(?:\?(.*))?$/.exec(address) ?? [];
  const { site } = choose(host, decodeURIComponent(path));
  const route = routes.matchRoute(site, path, query);
  if (route === null) return { kind: 'not-found' };
  return (await openPage(needs)({ site, route, query }, visitor)).match<Page | InsteadOfPage>(
    (page) => page,
    (instead) => instead,
  );
};

export const openAs = async <Name extends Page['route']['name']>(
  name: Name,
  needs: PageNeeds,
  address: string,
  visitor: Visitor = anonymous,
): Promise<Extract<Page, { route: { name: Name } }>> => {
  const page = await open(needs, address, visitor);
  if ('kind' in page || page.route.name !== name)
    return Promise.reject(new Error(`${address} opened as ${JSON.stringify('kind' in page ? page : page.route)}`));
  return page as Extract<Page, { route: { name: Name } }>;
};

export const openSectionAs = async <Kind extends 'list' | 'sport'>(kind: Kind, needs: PageNeeds, address: string) => {
  const page = await openAs('articles_by_mstag', needs, address);
  if (!(kind in page.content)) return Promise.reject(new Error(`${address} is no ${kind}`));
  return page as Omit<typeof page, 'content'> & { content: Extract<SectionContent, Record<Kind, unknown>> };
};

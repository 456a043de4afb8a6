import { okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { describeArticleLists } from '#core/testing/article-lists.contract.ts';
import { fakeArticleLists } from '#core/testing/article-lists.fake.ts';
import type { ArticleLists } from '#core/ports/article-lists.ts';
import { describeArticles } from '#core/testing/articles.contract.ts';
import { fakeArticles } from '#core/testing/articles.fake.ts';
import type { Articles } from '#core/ports/articles.ts';
import { describeCommonDataSource } from '#core/testing/common-data-source.contract.ts';
import { fakeCommonDataParts } from '#core/testing/common-data-source.fake.ts';
import { contractContent } from '#core/testing/contract-content.ts';
import { describeDocuments } from '#core/testing/documents.contract.ts';
import { fakeDocuments } from '#core/testing/documents.fake.ts';
import type { Documents } from '#core/ports/documents.ts';
import type { Failure } from '#core/failure/failure.ts';
import { describeFrontBlocks } from '#core/testing/front-blocks.contract.ts';
import { fakeFrontBlocks } from '#core/testing/front-blocks.fake.ts';
import type { FrontBlocks } from '#core/ports/front-blocks.ts';
import { describeRecommender } from '#core/testing/recommender.contract.ts';
import { fakeRecommender } from '#core/testing/recommender.fake.ts';
import type { Recommender } from '#core/ports/recommender.ts';
import { describeNewestEpisodes } from '#core/testing/newest-episodes.contract.ts';
import { fakeNewestEpisodes } from '#core/testing/newest-episodes.fake.ts';
import type { NewestEpisodes } from '#core/ports/newest-episodes.ts';
import { describeUniqueGroups } from '#core/testing/unique-groups.contract.ts';
import { fakeUniqueGroups } from '#core/testing/unique-groups.fake.ts';
import type { UniqueGroups } from '#core/ports/unique-groups.ts';
import { describeListSides } from '#core/testing/list-sides.contract.ts';
import { fakeListSides } from '#core/testing/list-sides.fake.ts';
import type { ListSides } from '#core/ports/list-sides.ts';
import { newsroom } from '#core/testing/newsroom.fake.ts';
import type { SupplementData } from '#core/ports/supplement-data.ts';
import type { SportCoverage } from '#core/ports/sport/sport-coverage.ts';
import type { TipRounds } from '#core/ports/sport/tip-rounds.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { cachedArticleLists } from './cached-article-lists.ts';
import { cachedArticles } from './cached-articles.ts';
import { cachedCommonDataSource } from './cached-common-data-source.ts';
import { cachedDocuments } from './cached-documents.ts';
import {
  cachedFrontBlocks,
  cachedListSides,
  cachedNewestEpisodes,
  cachedRecommender,
  cachedUniqueGroups,
} from './cached-fronts.ts';
import { cachedSportCoverage } from './cached-sport-coverage.ts';
import { cachedSupplementData, cachedTipRounds } from './cached-supplements.ts';
import { createDataCache, type DataCache } from './data-cache.ts';

const echoing = <Port extends object>() => {
  const seen: string[] = [];
  const port = new Proxy({} as Port, {
    get:
      (_, method) =>
      (...words: unknown[]) => {
        const call = JSON.stringify([method, ...words]);
        seen.push(call);
        return okAsync(call);
      },
  });
  return { port, seen };
};

const cache = () => createDataCache({ time: stillTime() });
type Calls<Port> = readonly (readonly [string, (port: Port) => ResultAsync<unknown, Failure>])[];

const keepsApart = <Port extends object>(cached: (port: Port) => Port, calls: Calls<Port>) => {
  const { port, seen } = echoing<Port>();
  const wrapped = cached(port);
  it.each(calls)('asks once for %s', async (_, call) => {
    const direct = await call(echoing<Port>().port);
    expect([await call(wrapped), await call(wrapped), await call(wrapped)]).toEqual([direct, direct, direct]);
    expect(seen.filter((one) => one === direct._unsafeUnwrap())).toHaveLength(1);
  });
};

describe('cached supplements', () => {
  keepsApart<SupplementData>(
    (port) => cachedSupplementData(port, cache()),
    [
      ['a tab', (data) => data.data('a', 'x', 'y')],
      ['what stands below it', (data) => data.data('a', 'x', 'y/z')],
      ['another supplement', (data) => data.data('a', 'w', 'y')],
    ],
  );
  keepsApart<TipRounds>(
    (port) => cachedTipRounds(port, cache()),
    [
      ['the rounds', (rounds) => rounds.all('a')],
      ['those of another site', (rounds) => rounds.all('b')],
    ],
  );
});

describe('cached articles', () => {
  keepsApart<Articles>(
    (port) => cachedArticles(port, cache()),
    [
      ['a slug', (articles) => articles.bySlug('a', 'x', null, null)],
      ['its second page', (articles) => articles.bySlug('a', 'x', 2, null)],
      ['it on another site', (articles) => articles.bySlug('b', 'x', null, null)],
      ['an id', (articles) => articles.byId('a', 1, null)],
      ['the latest', (articles) => articles.latest('a', { limit: 6 })],
      ['the latest in English', (articles) => articles.latest('a', { limit: 6, english: true })],
      ['the latest of the top level', (articles) => articles.latest('a', { limit: 6, topLevelOnly: true })],
      ['posts', (articles) => articles.posts('a', 1, null, null)],
      ['more posts', (articles) => articles.posts('a', 1, 2, null)],
      ['the posts of a version', (articles) => articles.posts('a', 1, 2, null, 7)],
      ['an article of a version', (articles) => articles.bySlug('a', 'x', null, null, 7)],
      ['a version', (articles) => articles.version('a', 'x')],
    ],
  );

  it('load every time for a request with a token, and never share the result', async () => {
    const { port, seen } = echoing<Articles>();
    const articles = cachedArticles(port, cache());
    await articles.bySlug('a', 'x', null, null);
    await articles.bySlug('a', 'x', null, 'staff');
    await articles.bySlug('a', 'x', null, 'staff');
    await articles.byId('a', 1, 'staff');
    const anonymous = await articles.byId('a', 1, null);
    expect(seen).toHaveLength(5);
    expect(anonymous._unsafeUnwrap()).toBe('["byId","a",1,null]');
  });
});

describe('cached lists', () => {
  keepsApart<ArticleLists>(
    (port) => cachedArticleLists(port, cache()),
    [
      ['a tag', (lists) => lists.filtered('a', { by: 'tag', value: 'x' }, null, 10)],
      ['an author of the same name', (lists) => lists.filtered('a', { by: 'author', value: 'x' }, null, 10)],
      ['its second page', (lists) => lists.filtered('a', { by: 'tag', value: 'x' }, 2, 10)],
      ['the latest', (lists) => lists.latest('a', null, 10)],
      ['English articles', (lists) => lists.english('a', null, 10)],
      ['a search', (lists) => lists.search('a', 'x', {}, null, null, 10)],
      ['a filtered search', (lists) => lists.search('a', 'x', { authors: ['y'] }, null, null, 10)],
      ['words by themselves', (lists) => lists.searchFor('a', 'x')],
      ['highlights', (lists) => lists.highlights('a', {}, 'x')],
      ['titles', (lists) => lists.typeahead('a', 'x')],
      ['suggestions', (lists) => lists.suggestions('a', 'x', {})],
    ],
  );

  it('search every time for a request with a token, and never share the results', async () => {
    const { port, seen } = echoing<ArticleLists>();
    const lists = cachedArticleLists(port, cache());
    for (const token of [null, 'pass', 'pass', null, 'other']) await lists.search('a', 'x', {}, null, token);
    expect(seen).toHaveLength(4);
    expect((await lists.search('a', 'x', {}, null, null))._unsafeUnwrap()).toBe('["search","a","x",{},null,null,null]');
  });
});

describe('cached fronts', () => {
  keepsApart<FrontBlocks>(
    (port) => cachedFrontBlocks(port, cache()),
    [
      ['news', (fronts) => fronts.news('a')],
      ['an auto-block', (fronts) => fronts.autoBlock('a', 1)],
      ['another auto-block', (fronts) => fronts.autoBlock('a', 2)],
      ['boxes', (fronts) => fronts.boxes('a')],
      ['where the podcasts stand', (fronts) => fronts.podcastPosition('a')],
    ],
  );
  keepsApart<NewestEpisodes>(
    (port) => cachedNewestEpisodes(port, cache()),
    [
      ['episodes', (episodes) => episodes.ofPublication('a')],
      ['its own episodes', (episodes) => episodes.ofSite('a', 5)],
      ['fewer of them', (episodes) => episodes.ofSite('a', 3)],
    ],
  );
  keepsApart<UniqueGroups>(
    (port) => cachedUniqueGroups(port, cache()),
    [
      ['small contents', (uniques) => uniques.group('a', 27)],
      ['other small contents', (uniques) => uniques.group('a', 47)],
      ['groups of them', (uniques) => uniques.bySlugs('a', ['x'])],
      ['other groups of them', (uniques) => uniques.bySlugs('a', ['x', 'y'])],
    ],
  );
  keepsApart<ListSides>(
    (port) => cachedListSides(port, cache()),
    [
      ['the playlist', (sides) => sides.playlist('a')],
      ['the map of hikes', (sides) => sides.hikingMap('a')],
    ],
  );
  keepsApart<Recommender>(
    (port) => cachedRecommender(port, cache()),
    [
      ['a section', (recommender) => recommender.section('a', 'x')],
      ['recommendations', (recommender) => recommender.recommended('a', 1)],
    ],
  );
});

describe('cached documents', () => {
  keepsApart<Documents>(
    (port) => cachedDocuments(port, cache()),
    [
      ['a document', (documents) => documents.bySlug('a', 'x')],
      ['the staff', (documents) => documents.staff('a')],
    ],
  );
});

const house = newsroom(contractContent, 1_760_000_000);
describeArticles('cached', () => cachedArticles(fakeArticles(house), cache()));
describeArticleLists('cached', () => cachedArticleLists(fakeArticleLists(house), cache()));
describeFrontBlocks('cached', () => cachedFrontBlocks(fakeFrontBlocks(house), cache()));
describeRecommender('cached', () => cachedRecommender(fakeRecommender(house), cache()));
describeNewestEpisodes('cached', () => cachedNewestEpisodes(fakeNewestEpisodes(house), cache()));
describeUniqueGroups('cached', () => cachedUniqueGroups(fakeUniqueGroups(house), cache()));
describeListSides('cached', () => cachedListSides(fakeListSides(house), cache()));
describeDocuments('cached', () => cachedDocuments(fakeDocuments(house), cache()));
describeCommonDataSource('cached', () =>
  cachedCommonDataSource(fakeCommonDataParts(house), cache(), { clock: { now: () => 1_760_000_000 } }),
);

describe('a count that many readers follow', () => {
  it('costs one question for each beat, however many ask in a minute', async () => {
    let [now, asked] = [1_000, 0];
    const data: SupplementData = {
      data: () => {
        asked += 1;
        return okAsync({ value: { count: null, blocks: [], held: [] }, observedAt: now });
      },
    };
    const cached = cachedSupplementData(
      data,
      createDataCache({ time: { ...stillTime(), monotonic: () => now * 1000 } }),
    );
    const ages: number[] = [];
    for (let second = 0; second < 60; second += 1, now += 1) {
      const told = await Promise.all(Array.from({ length: 33 }, () => cached.data('lapunk', 'v', 'korzetek')));
      ages.push(...told.map((one) => now - one._unsafeUnwrap().observedAt));
    }
    expect(asked).toBe(4);
    expect(Math.max(...ages)).toBeLessThan(15);
  });
});

describe('an emptied list', () => {
  const hour = 3_600;
  const lifetime = async (
    load: (cache: DataCache, answer: () => readonly number[]) => ResultAsync<unknown, Failure>,
  ) => {
    const time = { now: 1000 };
    const data = createDataCache({ time: { ...stillTime(), monotonic: () => time.now * 1000 } });
    let answer: readonly number[] = [1];
    const isEmpty = async () => JSON.stringify((await load(data, () => answer))._unsafeUnwrap()) === '[]';
    await isEmpty();
    [answer, time.now] = [[], time.now + 90];
    const first = await isEmpty();
    time.now += 400;
    const soon = await isEmpty();
    time.now += hour;
    return [first, soon, await isEmpty()];
  };
  const port = <Port>(answer: () => readonly number[]) => new Proxy({}, { get: () => () => okAsync(answer()) }) as Port;

  it.each<[string, Parameters<typeof lifetime>[0]]>([
    ['matches', (data, answer) => cachedArticles(port<Articles>(answer), data).matches('a')],
    ['tip rounds', (data, answer) => cachedTipRounds(port<TipRounds>(answer), data).all('a')],
    ['fixtures', (data, answer) => cachedSportCoverage(port<SportCoverage>(answer), data).ofDay('a', '2026-11-21')],
  ])('of %s is believed soon: they age out', async (_, load) => {
    expect(await lifetime(load)).toEqual([false, true, true]);
  });

  it('of articles is an error for an hour', async () => {
    const latest = (data: DataCache, answer: () => readonly number[]) =>
      cachedArticles(port<Articles>(answer), data).latest('a', { limit: 6 });
    expect(await lifetime(latest)).toEqual([false, false, true]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { sample } from '../calls.fake.ts';
import { createArticleLists } from '../editorial/lists/create-article-lists.ts';
import { createArticles } from '../editorial/articles/create-articles.ts';
import { createFrontBlocks } from '../editorial/front-page/create-front-blocks.ts';
import { createRecommender } from '../editorial/front-page/create-recommender.ts';
import { createPodcasts } from '../editorial/podcasts/create-podcasts.ts';
import { createPublishedAddresses } from '../discovery/create-published-addresses.ts';

const now = 2_000_000_000;
let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const scheduled: number[] = [];
const dropped: unknown[] = [];
const needs = {
  sites: fiveSites,
  linkTo: someResolver().linkTo,
  siteHeader: 'lapunk-sites',
  clock: { now: () => now },
  onScheduled: (seconds: number) => void scheduled.push(seconds),
};
const http = () =>
  callUpstream({
    baseUrl: upstream.baseUrl,
    name: 'main-api',
    time: createSteerableTime(),
    onDropped: (lacking) => void dropped.push(lacking),
  });

const summary = JSON.parse(sample('list')).items[0];
const late = { ...summary, id: 901, title: 'Kanári', pubDate: now + 90 };
const off = { ...summary, id: 902, title: 'Kanári', active: false };
const odd = { ...summary, id: 903, title: 'Kanári', active: 'igen' };
const closed = { ...summary, id: 904, title: 'Kanári', mainSuperTag: { ...summary.mainSuperTag, active: false } };
const now1 = { ...summary, id: 1, pubDate: now };
const some = [late, now1, off, odd, closed];
const answering = (body: object): void => {
  upstream.answer = (_, response) => void response.end(JSON.stringify(body));
};
const list = { items: some, totalItems: 5, page: 1, totalPages: 1, title: 'x' };
const ids = (items: readonly { readonly id: number }[]): readonly number[] => items.map(({ id }) => id);

describe('articles that a main API sends too early or too late', () => {
  it('is no card of a list, a front, a box or an article', async () => {
    const [lists, fronts, recommender, articles] = [
      createArticleLists(http(), needs),
      createFrontBlocks(http(), needs),
      createRecommender(http(), needs),
      createArticles(http(), needs),
    ];
    answering(list);
    expect(ids((await lists.latest('lapunk', null))._unsafeUnwrap().items)).toEqual([1]);
    expect(ids((await lists.search('lapunk', 'a', {}, null, null))._unsafeUnwrap().items)).toEqual([1]);
    expect(ids((await lists.typeahead('lapunk', 'a'))._unsafeUnwrap())).toEqual([1]);
    expect(ids((await lists.highlights('lapunk', {}))._unsafeUnwrap())).toEqual([1]);
    expect(ids((await articles.latest('lapunk', {}))._unsafeUnwrap())).toEqual([1]);
    expect(ids((await recommender.section('lapunk', 'x'))._unsafeUnwrap())).toEqual([1]);
    answering({ blocks: [{ position: 1, layout: 'row', title: '', path: null, siteSlug: null, items: some }] });
    expect((await fronts.news('lapunk'))._unsafeUnwrap().map(({ items }) => ids(items))).toEqual([[1]]);
    answering(
      Object.fromEntries(
        ['special', 'breaking', 'important', 'newest', 'favorite', 'pr', 'after', 'g7'].map((name) => [name, some]),
      ),
    );
    for (const cards of Object.values((await recommender.recommended('lapunk', 1))._unsafeUnwrap()))
      expect(ids(cards)).toEqual([1]);
    answering({ ...JSON.parse(sample('article')), subArticles: some });
    expect(ids((await articles.bySlug('lapunk', 'x', null, null))._unsafeUnwrap().subArticles)).toEqual([1]);
  });

  it('is no post, no episode and no address', async () => {
    const posts = JSON.parse(sample('posts'));
    const post = (id: number, pubDate: number) => ({
      ...posts.items[0],
      document: { ...posts.items[0].document, id, pubDate },
    });
    answering({ ...posts, items: [post(1, now), post(2, now + 5)], pinnedItems: [post(3, now + 5)] });
    expect((await createArticles(http(), needs).posts('lapunk', 1, null, null))._unsafeUnwrap()).toMatchObject({
      posts: [{ id: 1 }],
      pinned: [],
    });
    const podcast = JSON.parse(sample('podcast'));
    const episode = (id: number, pubDate: number) => ({ ...podcast.items[0], id, pubDate });
    answering({ ...podcast, items: [episode(1, now), episode(2, now + 5)] });
    expect(ids((await createPodcasts(http(), needs).channel('lapunk', 'x'))._unsafeUnwrap().episodes)).toEqual([1]);
    expect(ids((await createPodcasts(http(), needs).published('lapunk'))._unsafeUnwrap())).toEqual([1]);
    const place = (slug: string, pubDate: number) => ({
      slug,
      siteSlug: 'lapunk',
      type: 'article',
      pubDate,
      updatedAt: null,
      mainSuperTag: 'belfold',
      title: slug,
      english: false,
    });
    answering({ items: [place('most', now), place('jovo', now + 5)], totalPages: 1 });
    const addresses = createPublishedAddresses(http(), needs);
    expect((await addresses.ofMonth('lapunk', '2033-05', 1))._unsafeUnwrap().items.map(({ path }) => path)).toEqual([
      '/belfold/2033/05/18/most',
    ]);
    expect((await addresses.news('lapunk'))._unsafeUnwrap().map(({ title }) => title)).toEqual(['most']);
  });

  it('make a list an error where every date is absurd, and are dropped and reported where some are', async () => {
    const lists = createArticleLists(http(), needs);
    const latest = (...pubDates: readonly number[]) => {
      answering({ ...list, items: pubDates.map((pubDate, at) => ({ ...summary, id: at, pubDate })) });
      return lists.latest('lapunk', null);
    };
    const year3000 = 32_503_680_000;
    for (const absurd of [year3000, now + 367 * 86_400, now * 1000, 0, -1, -62_135_596_800])
      expect((await latest(absurd, absurd))._unsafeUnwrapErr(), `${absurd}`).toMatchObject({ kind: 'malformed' });
    dropped.length = 0;
    expect(ids((await latest(now, year3000, -1))._unsafeUnwrap().items)).toEqual([0]);
    expect(dropped).toMatchObject([{ dropped: ['items.1.pubDate custom', 'items.2.pubDate custom'] }]);
    expect(ids((await latest(-1_000_000_000))._unsafeUnwrap().items)).toEqual([0]);
  });

  it('make an article an error where its date is absurd', async () => {
    for (const pubDate of [0, -1, -99_999_999_999]) {
      answering({ ...JSON.parse(sample('article')), pubDate });
      const read = await createArticles(http(), needs).bySlug('lapunk', 'x', null, null);
      expect(read._unsafeUnwrapErr()).toMatchObject({ kind: 'malformed' });
    }
  });

  it('do not break lists or fill the log, and set the time of the next publication', async () => {
    [scheduled.length, dropped.length] = [0, 0];
    answering({ ...list, items: [late] });
    expect((await createArticleLists(http(), needs).latest('lapunk', null))._unsafeUnwrap()).toMatchObject({
      items: [],
      totalItems: 5,
    });
    expect([scheduled, dropped]).toEqual([[90], []]);
    answering({ ...list, items: [off, closed] });
    await createArticleLists(http(), needs).latest('lapunk', null);
    expect([scheduled, dropped]).toEqual([[90], []]);
  });
});

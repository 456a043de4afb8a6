import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { contractContent } from '../../testing/contract-content.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeChance, fakeRotationHistory } from '../../testing/small-ports.fake.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';

const slugs = (cards: readonly { readonly slug: string }[]): readonly string[] => cards.map(({ slug }) => slug);

describe('openFront', () => {
  it('shows the news with the breaking block taken out', async () => {
    const { content, head } = await openAs('index', fakeNeeds(), '/');
    expect(slugs(content.breaking?.items ?? [])).toEqual(['elo-arviz']);
    expect(content.blocks.map(({ position }) => position)).toEqual([1, 2]);
    expect(slugs(content.important)).not.toContain('elso-hir');
    expect(slugs(content.favorite)).toEqual([]);
    expect(content.newest).toHaveLength(6);
    expect([content.episodes.length, content.episodesAfter]).toEqual([4, 2]);
    expect(head).toMatchObject({ title: '', canonical: '/', feed: { title: 'lapunk', path: '/rss' } });
  });

  it("asks for the newest out of what stands on the top level, as the app's widget does", async () => {
    const asked: unknown[] = [];
    const { articles } = fakeNeeds();
    const needs = fakeNeeds({
      articles: {
        ...articles,
        latest: (site, wanted) => {
          asked.push(wanted);
          return articles.latest(site, wanted);
        },
      },
    });
    const [front, widget] = [await openAs('index', needs, '/'), await openAs('app-webview', needs, '/app-web-widget')];
    expect(asked).toEqual([{ topLevelOnly: true, limit: 40 }, { topLevelOnly: true }]);
    const latest = (await articles.latest('lapunk', { topLevelOnly: true, limit: 40 }))._unsafeUnwrap();
    expect(slugs(front.content.newest)).toEqual(slugs(latest.filter(({ english }) => !english).slice(0, 6)));
    expect(widget.content.cards.length).toBeGreaterThan(0);
    expect(widget.head.title).toBe('');
  });

  it('shows all four auto-blocks before any again, and sends the draw along', async () => {
    const needs = fakeNeeds({ chance: fakeChance(0.6, 0, 0.1, 0.9, 0.3, 0.5), rotationHistory: fakeRotationHistory() });
    const drawn: (number | null)[] = [];
    for (let copy = 0; copy < 8; copy += 1) {
      const { content } = await openAs('index', needs, '/');
      expect(content.autoBlock?.items[0]?.slug).toBe(`hir-${content.autoBlockVersion}`);
      drawn.push(content.autoBlockVersion);
    }
    expect(drawn.slice(0, 4).toSorted()).toEqual([1, 2, 3, 4]);
    expect(drawn.slice(4).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('remembers the draws of each site apart', async () => {
    const rotationHistory = fakeRotationHistory();
    const needs = fakeNeeds({ rotationHistory });
    await openAs('index', needs, '/');
    await openAs('index', needs, '//testver.example/');
    expect([rotationHistory.used('lapunk'), rotationHistory.used('testver')]).toEqual([[1], [1]]);
  });

  it('asks the recommender for a version from 1 to 20', async () => {
    const asked: number[] = [];
    const { recommender } = fakeNeeds();
    const recommended: typeof recommender.recommended = (site, version) => {
      asked.push(version);
      return recommender.recommended(site, version);
    };
    for (const draw of [0, 0.5, 0.999])
      await openAs('index', fakeNeeds({ recommender: { ...recommender, recommended }, chance: fakeChance(draw) }), '/');
    expect(asked).toEqual([1, 11, 20]);
  });

  it('recommends long reads and partners only where no container shows them', async () => {
    const { content } = await openAs('index', fakeNeeds(), '/');
    expect(slugs(content.special)).toEqual(
      ['ket-oldal'].filter((slug) => !content.blocks.some(({ items }) => slugs(items).includes(slug))),
    );
    expect(slugs(content.pr)).toEqual(['partner-cikk']);
    const without = { ...contractContent, blocks: contractContent.blocks.filter(({ layout }) => layout !== 'row') };
    const articles = { ...fakeNeeds().articles, latest: () => okAsync([]) };
    const { favorite, special } = (await openAs('index', fakeNeeds({ articles }, without), '/')).content;
    expect(slugs([...favorite, ...special])).toEqual(['ket-oldal']);
  });

  it('has no article of its front in the drawn block', async () => {
    const { fronts } = fakeNeeds();
    const autoBlock: typeof fronts.autoBlock = (site) => fronts.news(site).map(([lead]) => lead!);
    const { content } = await openAs('index', fakeNeeds({ fronts: { ...fronts, autoBlock } }), '/');
    expect([content.autoBlock, content.autoBlockVersion]).toEqual([null, null]);
  });

  it('shows the covers of other sites, without articles shown elsewhere on the page', async () => {
    const { articles } = fakeNeeds();
    const stripsBeside = async (latest: typeof articles.latest) =>
      (await openAs('index', fakeNeeds({ articles: { ...articles, latest } }), '/')).content.strips;
    expect((await stripsBeside(() => okAsync([]))).map(({ siteSlug }) => siteSlug)).toEqual(['g7']);
    const ofG7: typeof articles.latest = () =>
      articles.latest('lapunk', { limit: 40 }).map((cards) => cards.filter(({ siteSlug }) => siteSlug === 'g7'));
    expect(await stripsBeside(ofG7)).toEqual([]);
  });

  it('opens without any of its secondary blocks', async () => {
    const { fronts, recommender, episodes, articles } = fakeNeeds();
    const down = () => fails<never>('unavailable');
    const needs = fakeNeeds({
      fronts: { ...fronts, autoBlock: down, boxes: down, podcastPosition: down },
      recommender: { ...recommender, recommended: down },
      episodes: { ...episodes, ofPublication: down },
      articles: { ...articles, latest: down },
    });
    const { content } = await openAs('index', needs, '/');
    expect(content).toMatchObject({
      autoBlock: null,
      autoBlockVersion: null,
      newest: [],
      important: [],
      favorite: [],
      special: [],
      pr: [],
      strips: [],
      episodes: [],
      episodesAfter: 2,
    });
    expect(content.blocks).toHaveLength(2);
  });

  it('puts the podcasts at the end when their place lies past it', async () => {
    const needs = fakeNeeds({ fronts: { ...fakeNeeds().fronts, podcastPosition: () => okAsync(50) } });
    expect((await openAs('index', needs, '/')).content.episodesAfter).toBe(2);
  });

  it('is unavailable without its news', async () => {
    const { fronts } = fakeNeeds();
    expect(await open(fakeNeeds({ fronts: { ...fronts, news: () => fails('unavailable') } }), '/')).toMatchObject({
      kind: 'unavailable',
    });
  });
});

import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ArticleCard, PublishedCard } from '../../editorial/articles/article.ts';
import type { FrontBlock, Recommendations } from '../../editorial/front-page/front-block.ts';
import type { ArticleLists } from '../../ports/article-lists.ts';
import { contractContent } from '../../testing/contract-content.ts';
import type { Recommender } from '../../ports/recommender.ts';
import type { UniqueGroups } from '../../ports/unique-groups.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeChance } from '../../testing/small-ports.fake.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';
import { published } from '../../editorial/articles/published.fake.ts';

const slugs = (cards: readonly { readonly slug: string }[]): readonly string[] => cards.map(({ slug }) => slug);
const withLists = (own: Partial<ArticleLists>) => fakeNeeds({ lists: { ...fakeNeeds().lists, ...own } });

describe('openCover', () => {
  it('shows containers, episodes and five articles a page on g7', async () => {
    const { content } = await openAs('g7', fakeNeeds(), '/g7');
    expect(slugs(content.extras?.ofSections ?? [])).toEqual(['adat-cikk', 'penz-cikk']);
    expect([content.blocks, content.autoBlock]).toEqual([[], null]);
    expect(content.episodes.map(({ slug }) => slug)).toEqual(['pengo-1']);
    expect(content.header).toMatchObject({ kind: 'logo', rss: '/rss/rovat/g7' });
    expect(content.tabs.filter(({ current }) => current).map(({ path }) => path)).toEqual(['/g7']);
  });

  it('shows containers on the first page of the bare cover only', async () => {
    const { content } = await openAs('g7', fakeNeeds(), '/g7/penz');
    expect([content.blocks, content.episodes, content.breaking, content.extras, content.autoBlock]).toEqual([
      [],
      [],
      null,
      null,
      null,
    ]);
    expect(slugs(content.list.items)).toEqual(['penz-cikk']);
    expect(content.tabs.find(({ current }) => current)?.label).toBe('Pénz');
  });

  it('shows no containers on a further page', async () => {
    const many = contractContent.articles.map((article) =>
      article.slug.startsWith('hir-') ? { ...article, site: 'g7' as const, section: 'adat' } : article,
    );
    const { content } = await openAs('g7', fakeNeeds({}, { ...contractContent, articles: many }), '/g7?oldal=2');
    expect([content.list.page, content.blocks, content.episodes]).toEqual([2, [], []]);
  });

  it("opens after with its editors' words and video, and g7 with its figure and four quotes", async () => {
    const after = (await openAs('after', fakeNeeds(), '/after')).content.extras;
    expect(after).toMatchObject({
      opening: [{ tag: 'p', children: ['Három film a hétre.'] }],
      video: [{ tag: 'p', children: ['Beszélgetés.'] }],
      quotes: [],
    });
    const g7 = (await openAs('g7', fakeNeeds({ chance: fakeChance(0.9) }), '/g7')).content.extras;
    expect(g7?.opening).toEqual([{ tag: 'p', children: ['Huszonhat milliárd.'] }]);
    expect(g7?.quotes.map(({ author }) => author)).toEqual(['', 'Tóth Cili']);
  });

  it("leaves a cover without a plan to its editors' blocks and the house's episodes", async () => {
    const { content } = await openAs('karakter', fakeNeeds(), '/karakter');
    expect([content.extras, content.episodes.length]).toEqual([null, 4]);
  });

  it('requests five articles a page on After and G7, and ten on Karakter', async () => {
    const asked: (number | undefined)[] = [];
    const { lists } = fakeNeeds();
    const needs = withLists({
      filtered: (...all) => {
        asked.push(all[3]);
        return lists.filtered(...all);
      },
    });
    for (const [name, address] of [
      ['after', '/after'],
      ['g7', '/g7'],
      ['karakter', '/karakter'],
    ] as const)
      await openAs(name, needs, address);
    expect(asked).toEqual([5, 5, 10]);
  });

  it('opens without its containers, but not without its list', async () => {
    const down = () => fails<never>('unavailable');
    const needs = fakeNeeds({
      fronts: { ...fakeNeeds().fronts, news: down, autoBlock: down },
      recommender: { section: down, recommended: down },
      episodes: { ofPublication: down, ofSite: down },
      uniqueGroups: { group: down, bySlugs: down },
    });
    expect((await openAs('g7', needs, '/g7')).content).toMatchObject({
      blocks: [],
      episodes: [],
      autoBlock: null,
      extras: { news: [], ofSections: [], cards: [], articles: [], opening: null, video: null, quotes: [] },
    });
    const nothing = { ...contractContent, articles: contractContent.articles.filter(({ site }) => site !== 'after') };
    expect(await open(fakeNeeds({}, nothing), '/after')).toEqual({ kind: 'not-found' });
  });
});

describe('the content of a cover', () => {
  const card = (id: number, section: string | null): PublishedCard =>
    published<ArticleCard>({
      id,
      siteSlug: 'g7',
      type: 'article',
      slug: `c${id}`,
      path: `/c${id}`,
      partnerUrl: null,
      title: '',
      lead: '',
      section: section === null ? null : { slug: section, name: section },
      cover: null,
      authors: [],
      publishedAt: 0,
      updatedAt: null,
      live: false,
      pr: false,
      adult: false,
      english: false,
    });
  const block = (position: number, items: readonly PublishedCard[]): FrontBlock => ({
    position,
    layout: 'grid',
    title: '',
    path: null,
    siteSlug: null,
    items,
  });
  const ids = (cards: readonly PublishedCard[] = []): readonly number[] => cards.map(({ id }) => id);
  const withRecommender = (own: Partial<Recommender>) =>
    fakeNeeds({ recommender: { ...fakeNeeds().recommender, ...own } });
  const nobody: Recommendations = {
    special: [],
    breaking: [],
    important: [],
    newest: [],
    favorite: [],
    pr: [],
    after: [],
    g7: [],
  };

  it("is a section's own article before one that is in it besides", async () => {
    const section: Recommender['section'] = (_site, slug) =>
      okAsync(
        slug === 'adat'
          ? [card(1, null), card(2, 'penz'), card(3, 'adat'), card(4, 'adat')]
          : slug === 'penz'
            ? [card(5, null)]
            : [],
      );
    expect(ids((await openAs('g7', withRecommender({ section }), '/g7')).content.extras?.ofSections)).toEqual([3, 5]);
  });

  it('comes from the recommender: long reads, favourites and important articles, three on G7', async () => {
    const recommended: Recommender['recommended'] = () =>
      okAsync({
        ...nobody,
        special: [card(111, null)],
        favorite: [card(112, null)],
        important: [card(113, null), card(114, null)],
      });
    expect(ids((await openAs('g7', withRecommender({ recommended }), '/g7')).content.extras?.articles)).toEqual([
      111, 112, 113,
    ]);
  });

  it('is no more episodes than the plan shows, though more are had', async () => {
    const { episodes } = fakeNeeds();
    const needs = fakeNeeds({ episodes: { ...episodes, ofSite: (_site, count) => episodes.ofSite('lapunk', count) } });
    expect([
      (await openAs('g7', needs, '/g7')).content.episodes.length,
      (await openAs('after', needs, '/after')).content.episodes.length,
    ]).toEqual([3, 5]);
  });

  it('excludes unused content: no quotes are loaded on after', async () => {
    const asked: number[] = [];
    const { uniqueGroups } = fakeNeeds();
    const group: UniqueGroups['group'] = (site, id) => {
      asked.push(id);
      return uniqueGroups.group(site, id);
    };
    await openAs('after', fakeNeeds({ uniqueGroups: { ...uniqueGroups, group } }), '/after');
    expect(asked).toEqual([27]);
  });

  it.each([
    ['karakter', [22]],
    ['g7', [22, 23]],
  ] as const)('has no article of the cover of %s in the drawn block', async (name, left) => {
    const shown = name === 'karakter' ? [card(21, null), card(23, null)] : [card(21, null)];
    const needs = fakeNeeds({
      fronts: {
        ...fakeNeeds().fronts,
        news: () => okAsync([block(1, shown)]),
        autoBlock: () => okAsync(block(1, [card(21, null), card(22, null), card(23, null)])),
      },
    });
    const { content, head } = await openAs(name, needs, `/${name}`);
    expect(ids(content.autoBlock?.items)).toEqual(left);
    expect(content.shows).toEqual([]);
    expect(head).not.toHaveProperty('podcasts');
  });

  it("stands on karakter without the house's episodes", async () => {
    expect(
      (
        await openAs(
          'karakter',
          fakeNeeds({ episodes: { ...fakeNeeds().episodes, ofPublication: () => fails('unavailable') } }),
          '/karakter',
        )
      ).content.episodes,
    ).toEqual([]);
  });
});

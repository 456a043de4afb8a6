import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../editorial/articles/article.ts';
import type { Articles } from '../../ports/articles.ts';
import type { Recommender } from '../../ports/recommender.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeNeeds, openAs } from '../page-needs.fake.ts';

const address = '/belfold/2025/01/03/elso-hir';
const post = '/belfold/2025/01/02/elo-arviz-31';
const english = '/2025/01/02/english-story';
const { articles, recommender } = fakeNeeds();
const slugs = (cards: readonly { readonly slug: string }[]): readonly string[] => cards.map(({ slug }) => slug);
const needsWith = (change: Partial<Article>, own: Partial<Articles> = {}, ownRecommender: Partial<Recommender> = {}) =>
  fakeNeeds({
    articles: {
      ...articles,
      bySlug: (...all) => articles.bySlug(...all).map((article) => ({ ...article, ...change })),
      ...own,
    },
    recommender: { ...recommender, ...ownRecommender },
  });
const beside = async (...all: Parameters<typeof needsWith>) =>
  (await openAs('single_article', needsWith(...all), address)).content;

describe('the content beside an article', () => {
  it('is the newest top-level content, filled up for the article itself and its related ones', async () => {
    const asked: unknown[] = [];
    const { newest, related } = await beside(
      {},
      {
        latest: (site, wanted) => {
          asked.push(wanted);
          return articles.latest(site, wanted);
        },
      },
    );
    expect(asked).toEqual([{ topLevelOnly: true, limit: 40 }]);
    expect(slugs(newest)).toEqual(
      slugs((await articles.latest('lapunk', { limit: 40 }))._unsafeUnwrap())
        .filter((slug) => slug !== 'elso-hir' && !slugs(related).includes(slug))
        .slice(0, 6),
    );
    expect(newest).toHaveLength(6);
  });

  it('is the content of its recommender, if it names one', async () => {
    const { recommended } = await beside(
      { recommended: '/api/x' },
      { latest: () => okAsync([]) },
      { section: () => okAsync([]) },
    );
    expect(slugs(recommended.picks)).toEqual(['elo-arviz', 'ket-oldal']);
    expect(slugs(recommended.partners)).toEqual(['partner-cikk']);
  });

  it('is requested only if the article needs it', async () => {
    const asked: string[] = [];
    const plain = { recommended: null, livescoreId: null, reactions: 0, parentId: null };
    const content = await beside(
      plain,
      {
        matches: () => {
          asked.push('matches');
          return articles.matches('lapunk');
        },
        reactions: () => {
          asked.push('reactions');
          return okAsync(999);
        },
        version: () => {
          asked.push('version');
          return okAsync(1);
        },
        byId: () => {
          asked.push('parent');
          return fails('not-found');
        },
      },
      {
        recommended: (...all) => {
          asked.push('recommended');
          return recommender.recommended(...all);
        },
      },
    );
    expect(asked).toEqual([]);
    expect(content).toMatchObject({
      match: null,
      reactions: null,
      parent: null,
      recommended: { picks: [], partners: [] },
    });
  });

  it.each([
    [299, null],
    [300, 300],
    [301, 301],
  ])('with %s reactions shows the number %s: it appears only from a threshold on', async (count, told) => {
    expect((await beside({ reactions: 1 }, { reactions: () => okAsync(count) })).reactions).toBe(told);
  });

  it('is in English only beside a story in English', async () => {
    const asked: unknown[] = [];
    const latest = (...wanted: Parameters<Articles['latest']>) => {
      asked.push(wanted[1]);
      return articles.latest(...wanted);
    };
    const { content } = await openAs('single_article', fakeNeeds({ articles: { ...articles, latest } }), english);
    expect(asked).toEqual([{ topLevelOnly: true, english: true, limit: 40 }]);
    expect([content.newest, content.recommended]).toEqual([[], { picks: [], partners: [] }]);
    expect([...content.related].every((card) => card.english)).toBe(true);
  });

  it("is nothing related for an article of no section, and none of its siblings while a post's blog cannot be read", async () => {
    const story = await openAs('single_article', fakeNeeds(), english);
    expect([story.content.related, story.head.language, story.head.section]).toEqual([[], 'en', undefined]);
    const alone = fakeNeeds({ articles: { ...articles, posts: () => fails('unavailable') } });
    expect((await openAs('single_article', alone, post)).content.related).toEqual([]);
  });

  it('leads from a post to its blog, be that of no section, unless its section is shut', async () => {
    const parentWith = async (section: Article['section']) => {
      const needs = fakeNeeds({
        articles: { ...articles, byId: (...all) => articles.byId(...all).map((blog) => ({ ...blog, section })) },
      });
      return (await openAs('single_article', needs, post)).content.parent;
    };
    expect(await parentWith(null)).toMatchObject({ path: '/2025/01/03/elo-arviz' });
    expect(await parentWith({ slug: 'belfold', name: 'Belföld', siteSlug: 'lapunk', active: false })).toBeNull();
  });
});

describe('the metadata of an article', () => {
  const headOf = async (change: Partial<Article>) => (await openAs('single_article', needsWith(change), address)).head;

  it('is when it came out and was changed, and who wrote it', async () => {
    const head = await headOf({});
    expect(head).toMatchObject({
      publishedAt: '2025-01-03T01:00:00+01:00',
      updatedAt: '2025-01-03T13:00:00+01:00',
      authorUrls: ['/szerzo/kiss-anna', '/szerzo/nagy-bela'],
    });
    expect(await headOf({ updatedAt: null })).not.toHaveProperty('updatedAt');
    expect(
      (await headOf({ authors: [{ slug: 'őri anna', name: 'Őri Anna', title: '', avatar: null }] })).authorUrls,
    ).toEqual(['/szerzo/%C5%91ri%20anna']);
  });

  it('has the sharing picture or else the cover, and no text for a missing cover', async () => {
    expect(await headOf({ cover: null })).toMatchObject({ image: null, imageAlt: '' });
    expect(await headOf({ shareImage: '/uploads/megosztva.jpg' })).toMatchObject({ image: '/uploads/megosztva.jpg' });
    expect(await headOf({ ogDescription: 'Másképp.' })).toMatchObject({ description: 'Másképp.' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TestOrigin } from '../../testing/ask-origin.ts';
import { now, smallContent } from '../../testing/small-content.ts';
import type { Article } from '../../content/article.ts';
import type { NewsroomContent } from '../../content/newsroom-content.ts';

const [token, lapsed] = ['t'.repeat(43), 'l'.repeat(43)];
const given = { site: 'main', type: 'article', section: 'belfold', publishedAt: now - 60, gated: true } as const;
const paragraphs = (words: string): string => `<p>${words}</p>`.repeat(400);

const articles: readonly Article[] = [
  {
    ...given,
    slug: 'zart',
    title: 'Szelence',
    lead: 'Kívülről.',
    pages: ['<p>Nyitott kerékpár.</p><!-- gate --><p>Rejtett gyémántzár és kerékpár.</p>'],
  },
  {
    ...given,
    slug: 'lapozos',
    title: 'Lapozós',
    lead: 'Három oldal.',
    pages: [
      '<p>Az első szabad.</p>',
      '<p>A második szabad.</p><!-- gate --><p>De ez ezüstzár.</p>',
      `<p>Ez mind aranyzár.</p>${paragraphs('szó')}`,
    ],
  },
  {
    ...given,
    gated: false,
    slug: 'nyitott',
    title: 'Kapu nélkül',
    lead: 'Nincs mi mögött.',
    pages: ['<p>Itt minden bronzzár szabad.</p>'],
  },
  {
    ...given,
    slug: 'kozvetites',
    type: 'liveblog',
    title: 'Közvetítés',
    lead: 'Percről percre.',
    pages: ['<p>Elöljáróban.</p><!-- gate --><p>Rézzár.</p>'],
    posts: [{ title: 'Vaszár nyílik', html: '<p>Mindenkinek.</p>', publishedAt: now - 30 }],
  },
];
export const closedContent: NewsroomContent = {
  ...smallContent,
  articles: [...(smallContent.articles ?? []), ...articles],
  passes: [
    { validUntil: now + 1000, token },
    { validUntil: now - 1, token: lapsed },
  ],
};

export const describeClosedParts = (name: string, open: () => Promise<TestOrigin>): void => {
  describe(`what is closed, on ${name}`, () => {
    let origin: TestOrigin;
    beforeAll(async () => {
      origin = await open();
    }, 60_000);
    afterAll(() => origin.close());

    const bearing = (bearer: string | null): Record<string, string> =>
      bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const ask = (path: string, bearer: string | null = null): Promise<Answer> =>
      origin.ask(path, undefined, bearing(bearer));
    const found = async (term: string, bearer: string | null = null, call = 'search'): Promise<readonly string[]> =>
      (await ask(`/api/${call}?term=${term}`, bearer)).json.items.map(({ slug }: { slug: string }) => slug);

    it.each(['gyémántzár', '"rejtett gyémántzár"', 'ezüstzár', 'aranyzár', 'rézzár', 'gyemantzar'])(
      'is found by %s only by readers with a pass',
      async (term) => {
        for (const asker of [null, lapsed, 'x'.repeat(43)]) expect(await found(term, asker)).toEqual([]);
        expect(await found(term, token)).toHaveLength(1);
        expect([
          (await ask(`/api/search?term=${term}`)).json.totalItems,
          (await ask(`/api/search?term=${term}`, token)).json.totalItems,
        ]).toEqual([0, 1]);
        for (const asker of [null, lapsed]) expect(await found(term, asker, 'search/highlights')).toEqual([]);
        expect(await found(term, token, 'search/highlights')).toHaveLength(1);
      },
    );

    it('is neither matched nor excluded by words in its gated part', async () => {
      expect(await found('szelence -gyémántzár')).toEqual(['zart']);
      expect(await found('szelence -gyémántzár', token)).toEqual([]);
    });

    it.each([
      ['kerékpár', 'zart'],
      ['kívülről', 'zart'],
      ['három', 'lapozos'],
      ['bronzzár', 'nyitott'],
      ['elöljáróban', 'kozvetites'],
      ['vaszár', 'kozvetites'],
      ['mindenkinek', 'kozvetites'],
      ['árvíztűrő', 'friss'],
    ])('finds the free part for everyone: %s', async (term, slug) => {
      for (const asker of [null, token]) expect(await found(term, asker)).toEqual([slug]);
    });

    it('is excluded from suggestions, which are the same for everyone', async () => {
      for (const term of ['gyémántzár', 'szelence', 'rézzár', 'belf', 'árv']) {
        for (const path of [`/api/search/articles?term=${term}`, `/api/search/autocomplete?term=${term}`])
          expect((await ask(path, token)).json).toEqual((await ask(path)).json);
      }
    });

    it('has a private response', async () => {
      expect((await ask('/api/search?term=a', token)).headers['cache-control']).toBe('private, no-store');
      expect((await ask('/api/search?term=a')).headers).toMatchObject({
        'cache-control': 'no-cache',
        vary: 'lapunk-sites, Authorization',
      });
    });

    it('makes an article no longer for who may not read it', async () => {
      const [everybody, holder] = [
        (await ask('/api/articles/lapozos')).json,
        (await ask('/api/articles/lapozos', token)).json,
      ];
      expect([everybody.minute, everybody.paragraphCount]).toEqual([1, 2]);
      expect([holder.minute, holder.paragraphCount]).toEqual([2, 404]);
      expect((await ask('/api/articles/nyitott')).json).toMatchObject({ minute: 1, paragraphCount: 1, gated: false });
    });

    it('is absent from every public response', async () => {
      const { id } = (await ask('/api/articles/kozvetites')).json;
      const asked = [
        '/api/articles/zart',
        '/api/articles/lapozos?page=1',
        '/api/articles/lapozos?page=2',
        '/api/articles/lapozos?page=3',
        '/api/articles/kozvetites',
        `/api/article/${id}`,
        '/api/articles',
        '/api/index/news',
        `/api/articles/${id}/items`,
        '/api/search?term=zár',
        '/api/sitemap/news',
        '/api/recommended/mstag/all',
        '/api/index/mstag/belfold',
      ];
      for (const path of asked)
        expect((await ask(path)).body.toString(), path).not.toMatch(/gyémántzár|ezüstzár|aranyzár|rézzár/i);
    });
  });
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TestOrigin } from '../../testing/ask-origin.ts';
import { canary, closedCanaries, hiddenContent, minute, scheduledCanaries } from '../../testing/hidden-content.ts';
import { now } from '../../testing/small-content.ts';
import { calls } from '../calls.ts';

const scheduled = ['rejtely-jovo', 'rejtely-hosszu', 'rejtely-elo', 'rejtely-elo-1', 'rejtely-poszt', 'rejtely-tuzott'];
const closed = ['rejtely-ki', 'rejtely-ki-elo', 'rejtely-ki-elo-1', 'rejtely-zart'];
const words = Object.values(canary);
const filters = (value: object): string => JSON.stringify(value);

type Ids = Readonly<Record<string, number>>;

const ids: Ids = Object.fromEntries(
  [
    ...(hiddenContent.articles ?? []),
    ...(hiddenContent.articles ?? []).flatMap(({ slug, posts = [] }) =>
      posts.map((post, at) => ({ slug: post.slug ?? `${slug}-${posts.length - at}` })),
    ),
  ].flatMap(({ slug }, at) => ([...scheduled, ...closed, 'nyilt-elo'].includes(slug) ? [[slug, at + 1] as const] : [])),
);

/** The requests to check for each endpoint. The test fails if an endpoint is missing here. */
const questions: Readonly<Record<string, () => readonly string[]>> = {
  'GET /api/articles': () => [
    '?limit=50',
    '?filters[parent]=null&limit=50',
    '?filters[flag]=english',
    '?filters[flag]=legfontosabb',
    '?filters[flag]=kedvenc',
    '?filters[flag]=pr',
    '?filters[flag]=live',
    '?filters[mstag]=sport',
    '?filters[mstag]=regi',
    '?filters[tag]=arviz',
    `?filters[tag]=tema-${canary.tag}`,
    '?filters[author]=kiss-anna&perPage=50',
    '?filters[author]=uj-szerzo',
    `?filters[tag]=tema-${canary.inactive}`,
    '?filters[author]=rejtett-szerzo',
    '?filters[mstag]=rejtett-rovat',
    '?filters[site]=g7',
    '?filters[site]=testver',
    ...Object.values(ids).map((id) => `?filters[parent]=${id}`),
  ],
  'GET /api/articles/:slug': () =>
    [...scheduled, 'nyilt', 'nyilt-elo'].flatMap((slug) => [`/${slug}`, `/${slug}?page=2`]),
  'GET /api/article/:id': () => scheduled.map((slug) => `/${ids[slug]}`),
  'GET /api/articles/:slug/version': () => [...scheduled, ...closed].map((slug) => `/${slug}/version`),
  'GET /api/articles/facebook/reaction': () => Object.values(ids).map((id) => `?id=${id}`),
  'GET /api/articles/:id/items': () => Object.values(ids).map((id) => `/${id}/items`),
  'GET /api/corrections': () => ['', '?perPage=50'],
  'GET /api/search': () => [
    '?',
    ...words.flatMap((word) => [`?term=${word}`, `?for=${word}`]),
    ...words.map((word) => `?filters=${filters({ title: [word] })}`),
    `?filters=${filters({ and_tags: [`Téma ${canary.tag}`] })}`,
    `?filters=${filters({ authors: [`Új ${canary.author}`] })}`,
    `?filters=${filters({ superTagSlugs: ['rejtett-rovat'] })}`,
  ],
  'GET /api/search/articles': () => [
    ...[...words, 'cim', 'kanari'].map((word) => `?term=${word}`),
    ...['cim', 'c'].map((word) => `?term=${word}&limit=1`),
  ],
  'GET /api/search/highlights': () => [
    '?',
    `?filters=${filters({ flags: ['legfontosabb'] })}`,
    `?filters=${filters({ superTagSlugs: ['regi'] })}`,
    ...words.map((word) => `?term=${word}`),
  ],
  'GET /api/search/autocomplete': () =>
    [...words, 'kanari', 'tema', 'uj', 'rovat', 'cim'].map((word) => `?term=${word}`),
  'GET /api/index/news': () => [''],
  'GET /api/index/auto-block': () => [1, 2, 3, 4].map((v) => `?v=${v}`),
  'GET /api/index/boxes': () => [''],
  'GET /api/index/mstag/:slug': () => ['/sport', '/regi', '/rejtett-rovat'],
  'GET /api/recommended/mstag/all': () => ['', '?v=2'],
  'GET /api/index/episodes': () => [''],
  'GET /api/episodes': () => ['', '?perPage=50'],
  'GET /api/episodes/:slug': () =>
    [...scheduled, ...closed, 'rejtely-adas', 'elso-adas', 'adas-jovorol', 'adas-rejtettrol', 'adas-zartrol'].map(
      (slug) => `/${slug}`,
    ),
  'GET /api/podcasts/public/all': () => [''],
  'GET /api/podcasts/:slug': () => ['/adasok', '/rejtely-musor'],
  'GET /api/sitemap/months': () => [''],
  'GET /api/sitemap/articles': () => ['?month=2026-09'],
  'GET /api/sitemap/news': () => [''],
  'GET /api/sitemap/lists': () => [''],
  'GET /api/unique/:slug': () => ['/frontpage-podcast-block-position'],
  'GET /api/unique-groups/:id': () => ['/27'],
  'GET /api/unique-groups': () => ['?slugs=after'],
  'GET /api/docs/:slug': () => ['/elvek'],
  'GET /api/impress/staff': () => [''],
  'GET /api/frontend/init': () => [''],
  'GET /api/frontend/refresh': () => [''],
  'GET /api/frontend/notices': () => [''],
  'GET /api/exchange': () => [''],
  'GET /api/livescore/all/:day': () => ['/2026-09-21'],
  'GET /api/livescore/football/fixtures/:league/:season/all/:startdate': () => ['/271/2026/all/all'],
  'GET /api/minutes': () => ['?day=2026-09-21'],
  'GET /api/counter': () => ['?from=2026-09-21'],
  'GET /api/supplements/:slug/data': () => ['/x/data'],
  'GET /api/tip-rounds': () => [''],
  'GET /api/passes/own': () => [''],
  'PUT /api/sessions/:id': () => [],
  'GET /api/sessions/:id': () => [`/${'a'.repeat(22)}`],
  'DELETE /api/sessions/:id': () => [],
  'PUT /api/staff-sessions/:id': () => [],
  'GET /api/staff-sessions/:id': () => [`/${'a'.repeat(22)}`],
  'DELETE /api/staff-sessions/:id': () => [],
  'POST /api/login': () => [],
  'POST /api/login/otp/verify': () => [],
  'POST /api/login/google/check': () => [],
  'POST /api/login/passkey': () => [],
  'GET /api/me/passkeys': () => [''],
  'POST /api/me/passkeys': () => [],
  'DELETE /api/me/passkeys/:id': () => [],
  'GET /api/me': () => [''],
  'GET /api/logout': () => [''],
  'POST /api/token/refresh': () => [],
  'GET /api/keys/:use': () => ['/return-address'],
  'POST /api/functions/get-quiz-token': () => [],
  'POST /api/quiz-service/': () => [],
  'POST /api/v2/user/token': () => [],
  'POST /api/v2/user/session': () => [],
  'GET /api/v2/user/info': () => [],
  'POST /api/v2/user/update': () => [],
  'POST /api/v2/user/logout': () => [],
  // A newsletter's letters hold what is public when they are composed (adapters/origin/readers/issues).
  'POST /api/newsletter/subscribe': () => [],
  'POST /api/newsletter/confirm': () => [],
  'POST /api/newsletter/unsubscribe': () => [],
  // Followed topics hold no article; what is sent of one is public by then (adapters/origin/readers/notifications).
  'GET /api/subscriptions': () => [`?clientToken=${'t'.repeat(43)}`],
  'POST /api/subscriptions': () => [],
  'DELETE /api/subscriptions': () => [],
  'POST /api/subscriptions/push': () => [],
  'POST /api/subscriptions/proof': () => [],
  'GET /api/subscriptions/key': () => [''],
  'GET /api/changes': () => ['', '?epoch=x'],
  'GET /api/old-addresses': () => [''],
  'GET /api/old-addresses/lists': () => [''],
  'POST /api/follow/:desk': () => [],
  // For staff alone.
  'POST /api/desk-drafts': () => [],
  'GET /api/desk-drafts/:request': () => [`/${'x'.repeat(43)}`],
  'POST /api/changes/receipts': () => [],
  'DELETE /api/changes/nodes/:id': () => [],
};

const nameOf = ({ method, path }: (typeof calls)[number]): string => `${method ?? 'GET'} ${path}`;
const baseOf = (name: string): string => name.split(' ')[1]?.split('/:')[0] ?? '';
const sites = ['lapunk', 'testver'];

const said = ({ status, body }: Answer): string => (status === 404 ? '' : body.toString());
const slugsIn = ({ json }: Answer): readonly string[] => json.items.map(({ slug }: { slug: string }) => slug);

export const describeEmbargo = (name: string, open: (clock: () => number) => Promise<TestOrigin>): void => {
  describe(`what is scheduled, on ${name}`, () => {
    let at = now;
    let origin: TestOrigin;
    const everyAnswer = async (asking = sites): Promise<readonly (readonly [string, string, Answer])[]> => {
      const asked: (readonly [string, string, Answer])[] = [];
      for (const call of calls) {
        for (const more of questions[nameOf(call)]?.() ?? []) {
          for (const site of asking)
            asked.push([
              site,
              `${baseOf(nameOf(call))}${more}`,
              await origin.ask(`${baseOf(nameOf(call))}${more}`, site),
            ]);
        }
      }
      return asked;
    };
    beforeAll(async () => {
      origin = await open(() => at);
    }, 60_000);
    afterAll(async () => {
      expect(origin.problems).toEqual([]);
      await origin.close();
    });

    it('is tested with every call of the contract', () => {
      expect(Object.keys(questions).toSorted()).toEqual(calls.map(nameOf).toSorted());
    });

    it('is in no response before its minute, and inactive content never', async () => {
      const told = (await everyAnswer()).flatMap(([site, path, answer]) => {
        const text = said(answer).toLowerCase();
        return [...scheduledCanaries, ...closedCanaries, 'rejtely']
          .filter((word) => text.includes(word))
          .map((word) => `${site} ${path}: ${word}`);
      });
      expect(told).toEqual([]);
    });

    it.each([
      ...scheduled.map((slug) => `/api/articles/${slug}`),
      ...[...scheduled, ...closed].map((slug) => `/api/articles/${slug}/version`),
      ...[...scheduled, ...closed, 'rejtely-adas'].map((slug) => `/api/episodes/${slug}`),
    ])('%s answers as if it did not exist', async (path) => {
      const [answer, nothing] = [
        await origin.ask(path),
        await origin.ask(path.replace(/rejtely[a-z0-9-]*/, 'nincs-ilyen')),
      ];
      expect([answer.status, nothing.status]).toEqual([404, 404]);
      expect(answer.json.detail.replace(/rejtely[a-z0-9-]*/, 'nincs-ilyen')).toBe(nothing.json.detail);
    });

    it('has an id that is indistinguishable from an unknown one', async () => {
      for (const slug of scheduled) expect((await origin.ask(`/api/article/${ids[slug]}`)).status, slug).toBe(404);
      for (const slug of [...scheduled, ...closed]) {
        expect((await origin.ask(`/api/articles/facebook/reaction?id=${ids[slug]}`)).status, slug).toBe(404);
        expect((await origin.ask(`/api/articles/${ids[slug]}/items`)).status, slug).toBe(404);
        expect((await origin.ask(`/api/articles?filters[parent]=${ids[slug]}`)).json, slug).toMatchObject({
          items: [],
          totalItems: 0,
        });
      }
    });

    it('is not counted', async () => {
      expect((await origin.ask('/api/search/autocomplete?term=sport')).json.items[1].text).toBe('Sport (24)');
      expect((await origin.ask(`/api/articles/${ids['nyilt-elo']}/items`)).json).toMatchObject({
        totalItems: 1,
        pinnedItems: [],
      });
      expect((await origin.ask(`/api/articles?filters[tag]=tema-${canary.tag}`)).json).toMatchObject({
        title: '',
        totalItems: 0,
      });
    });

    it('is not found by its words, nor is the live blog that it is a post of', async () => {
      for (const word of words) {
        const found = await Promise.all(
          ['/api/search?term=', '/api/search/articles?term=', '/api/search/highlights?term='].map(async (path) =>
            slugsIn(await origin.ask(path + word)),
          ),
        );
        expect(found.flat(), word).toEqual([]);
      }
    });

    it('is announced only by the seconds left, in every response', async () => {
      for (const path of [
        '/api/articles',
        '/api/articles/friss',
        '/api/articles/nincs-ilyen',
        '/api/articles/rejtely-jovo',
        '/api/nincs',
        '/api/index/news',
        '/api/articles?page=0',
      ]) {
        expect((await origin.ask(path)).headers['next-publication'], path).toBe(String(minute - now));
      }
      const { headers } = await origin.ask('/api/index/news');
      expect(await origin.ask('/api/index/news', undefined, { 'If-None-Match': headers.etag ?? '' })).toMatchObject({
        status: 304,
        headers: { 'next-publication': String(minute - now) },
      });
      at = now + 1;
      expect((await origin.ask('/api/articles')).headers['next-publication']).toBe(String(minute - now - 1));
      at = now;
    });

    it('keeps the address of an article that an episode names to itself', async () => {
      for (const slug of ['adas-jovorol', 'adas-rejtettrol', 'adas-zartrol'])
        expect((await origin.ask(`/api/episodes/${slug}`)).json).toMatchObject({ slug, article: null });
    });

    it('is everywhere once its minute has come, and what followers ask for has grown', async () => {
      const versionOf = async (slug: string): Promise<number> =>
        (await origin.ask(`/api/articles/${slug}/version`)).json.data.v;
      const before = await versionOf('nyilt-elo');
      const months = (await origin.ask('/api/sitemap/months')).json.months[0].articles;
      await everyAnswer(['lapunk']);
      at = minute;
      const after = await everyAnswer(['lapunk']);
      for (const word of scheduledCanaries)
        expect(
          after.some(([, , answer]) => said(answer).toLowerCase().includes(word)),
          word,
        ).toBe(true);
      for (const slug of scheduled) expect((await origin.ask(`/api/articles/${slug}`)).json.id, slug).toBe(ids[slug]);
      for (const slug of closed) expect((await origin.ask(`/api/articles/${slug}`)).status, slug).toBe(404);
      expect(slugsIn(await origin.ask(`/api/search?term=${canary.article}`)).toSorted()).toEqual([
        'rejtely-hosszu',
        'rejtely-jovo',
      ]);
      expect((await origin.ask(`/api/search/autocomplete?term=sport`)).json.items[1].text).toBe('Sport (26)');
      expect((await origin.ask(`/api/articles/${ids['nyilt-elo']}/items`)).json).toMatchObject({
        totalItems: 2,
        pinnedItems: [{ type: 'liveblogpost' }],
      });
      expect(
        (await origin.ask('/api/articles/nyilt')).json.subArticles.map(({ slug }: { slug: string }) => slug),
      ).toEqual(['rejtely-jovo']);
      expect((await origin.ask('/api/episodes/adas-jovorol')).json.article).toMatchObject({
        url: expect.stringContaining('/rejtely-jovo'),
      });
      expect(slugsIn(await origin.ask(`/api/search?term=${canary.post}`))).toEqual(['nyilt-elo']);
      expect(await versionOf('nyilt-elo')).toBe(before + 1);
      expect((await origin.ask('/api/articles/nyilt-elo')).json).toMatchObject({
        version: before + 1,
        updatedAt: minute,
      });
      expect((await origin.ask('/api/articles')).headers['next-publication']).toBe(String(now + 3600 - minute));
      expect((await origin.ask('/api/sitemap/months')).json.months[0].articles).toBe(months + 3);
      expect((await origin.ask('/api/sitemap/news')).json.items.map(({ slug }: { slug: string }) => slug)).toContain(
        'rejtely-elo',
      );
      const told = after.flatMap(([site, path, answer]) =>
        closedCanaries
          .filter((word) => said(answer).toLowerCase().includes(word))
          .map((word) => `${site} ${path}: ${word}`),
      );
      expect(told).toEqual([]);
      at = now + 3600;
      expect((await origin.ask('/api/articles')).headers['next-publication']).toBeUndefined();
    });
  });
};

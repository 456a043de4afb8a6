import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import type { Article } from '#core/editorial/articles/article.ts';
import type { Failure } from '#core/failure/failure.ts';
import { answeringSample, mainApiAt, sample } from '../../calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const recorded = () => JSON.parse(sample('article')) as Record<string, unknown>;
const answerWith = (changes: Record<string, unknown>) => {
  upstream.answer = (_, response) => response.end(JSON.stringify({ ...recorded(), ...changes }));
};
const read = () => mainApiAt(upstream.baseUrl).articles.bySlug('lapunk', 'x', null, null);

describe('an article', () => {
  it('is mapped to the names of the domain model', async () => {
    upstream.answer = answeringSample(() => 'article');
    expect((await read())._unsafeUnwrap()).toEqual({
      id: 101,
      siteSlug: 'lapunk',
      originatingSite: null,
      mirroringSites: ['after'],
      type: 'article',
      slug: 'hidavatas-a-tiszan',
      version: 4,
      title: 'Hídavatás a Tiszán',
      subtitle: 'Három falu várta',
      lead: 'Tíz év után elkészült a híd, amelyre három falu várt.',
      recommender: 'Tíz évig épült.',
      contentHighlight: 'Tíz év',
      ogDescription: 'Elkészült a híd.',
      searchTitle: '',
      canonicalUrl: null,
      corrections: [],
      body: [
        {
          tag: 'p',
          children: [
            'Elkészült a ',
            { tag: 'strong', children: ['híd'] },
            ', írja a ',
            { tag: 'a', attributes: { href: 'https://hirado.example/hid' }, children: ['helyi lap'] },
            '.',
          ],
        },
        { embed: { kind: 'picture', image: { path: '/uploads/2026/hid-2.jpg', alt: '', caption: 'Az első autó' } } },
        { embed: { kind: 'link', url: 'https://www.video.example/embed/7', label: 'video.example' } },
      ],
      page: 1,
      pages: 2,
      publishedAt: 1774706400,
      updatedAt: 1774710000,
      section: { slug: 'belfold', name: 'Belföld', siteSlug: 'lapunk', active: true },
      superTags: [{ slug: 'belfold', name: 'Belföld', siteSlug: 'lapunk', active: true }],
      tags: [{ slug: 'hid', name: 'híd' }],
      flags: ['legfontosabb'],
      authors: [{ slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró', avatar: '/uploads/szerzok/kiss-anna.jpg' }],
      contributors: [{ role: 'fotó', name: 'Nagy Béla' }],
      partnerUrl: null,
      cover: {
        path: '/uploads/2026/hid.jpg',
        alt: 'A híd az avatás reggelén',
        caption: 'A híd az avatás reggelén',
        credit: 'Nagy Béla',
      },
      shareImage: null,
      active: true,
      english: false,
      live: false,
      adult: false,
      pr: false,
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
      colorScheme: '',
      headerType: '',
      keyFigure: null,
      wideCover: false,
      spiritualHelp: false,
      drugProblem: false,
      minutes: 3,
      parentId: null,
      recommended: null,
    } satisfies Article);
  });

  it.each(['id', 'slug', 'siteSlug', 'title', 'pubDate', 'active', 'content'])(
    'without %s is malformed',
    async (field) => {
      answerWith({ [field]: undefined });
      expect((await read())._unsafeUnwrapErr().kind).toBe('malformed');
    },
  );

  it('needs only its required fields, with any value in the others', async () => {
    const required = new Set(['id', 'slug', 'siteSlug', 'title', 'pubDate', 'active', 'content']);
    const optional = Object.keys(recorded()).filter((field) => !required.has(field));
    expect(optional.length).toBeGreaterThan(30);
    for (const nonsense of [undefined, null, { x: 1 }]) {
      answerWith(Object.fromEntries(optional.map((field) => [field, nonsense])));
      expect((await read())._unsafeUnwrap()).toMatchObject({
        type: 'other',
        lead: '',
        section: null,
        authors: [],
        page: 1,
        pages: 1,
      });
    }
  });

  it('of a type that this build does not know is of another type', async () => {
    answerWith({ type: 'hologram' });
    expect((await read())._unsafeUnwrap().type).toBe('other');
  });

  it('leads nowhere but to the web, and shows no picture from elsewhere', async () => {
    answerWith({
      ctUrl: 'javascript:alert(1)',
      coverImage: 'https://evil.example/x.jpg',
      actions: { recommended: '//evil.example' },
    });
    expect((await read())._unsafeUnwrap()).toMatchObject({ partnerUrl: null, cover: null, recommended: null });
  });

  it('is adult or paid for when a flag says so', async () => {
    answerWith({ flags: [{ slug: 'pr' }, { slug: 'adult-content' }, 'nonsense'] });
    expect((await read())._unsafeUnwrap()).toMatchObject({ pr: true, adult: true, flags: ['pr', 'adult-content'] });
  });

  it('has its secondary fields, without the items that cannot be parsed', async () => {
    const part = { id: 7, slug: 'resz', siteSlug: 'lapunk', title: 'Rész', pubDate: 1774706400 };
    answerWith({
      gated: true,
      evergreen: true,
      facebookEngagement: 412,
      livescoreId: 1001,
      adfree: true,
      subArticles: [part, { id: 'x' }],
      colorClass: 'kek',
    });
    const article = (await read())._unsafeUnwrap();
    expect(article).toMatchObject({
      gated: true,
      evergreen: true,
      reactions: 412,
      livescoreId: 1001,
      colorClass: 'kek',
      flags: ['legfontosabb', 'adfree'],
    });
    expect(article.subArticles.map(({ path }) => path)).toEqual(['/2026/03/28/resz']);
  });

  it('was not changed before it was published', async () => {
    answerWith({ updatedAt: 1774706400 });
    expect((await read())._unsafeUnwrap().updatedAt).toBeNull();
  });

  it('is requested with the token of the staff', async () => {
    upstream.answer = answeringSample(() => 'article');
    await mainApiAt(upstream.baseUrl).articles.byId('lapunk', 101, 'staff-token');
    expect(upstream.requests.at(-1)?.headers.authorization).toBe('Bearer staff-token');
  });
});

describe('a 401 with another text than those of an old session (R53)', () => {
  const refusing = (detail: string) => {
    upstream.answer = (_, response) => response.writeHead(401).end(JSON.stringify({ detail }));
  };
  const asked: Readonly<Record<string, () => ResultAsync<unknown, Failure>>> = {
    'an article': () => mainApiAt(upstream.baseUrl).articles.bySlug('lapunk', 'x', null, 'staff-token'),
    'an article by its id': () => mainApiAt(upstream.baseUrl).articles.byId('lapunk', 101, 'staff-token'),
    'posts of a live blog': () => mainApiAt(upstream.baseUrl).articles.posts('lapunk', 101, null, 'staff-token'),
  };
  it.each(Object.entries(asked))('is an ordinary error, for %s', async (_, ask) => {
    refusing('The token has no rights');
    expect((await ask())._unsafeUnwrapErr().kind).toBe('malformed');
    refusing('Expired JWT Token');
    expect((await ask())._unsafeUnwrapErr().kind).toBe('session-expired');
    upstream.answer = (_, response) => response.writeHead(403).end();
    expect((await ask())._unsafeUnwrapErr().kind).toBe('forbidden');
  });

  it('still says that a pass opens nothing', async () => {
    refusing('The pass is over');
    expect((await mainApiAt(upstream.baseUrl).passes.validUntil('pass'))._unsafeUnwrap()).toBeNull();
  });
});

describe('the posts of a live blog', () => {
  it('are separated from the pinned ones', async () => {
    upstream.answer = answeringSample(() => 'posts');
    const page = (await mainApiAt(upstream.baseUrl).articles.posts('lapunk', 101, null, null))._unsafeUnwrap();
    expect(page).toMatchObject({ page: 1, totalPages: 2, totalItems: 31 });
    expect(page.posts.map(({ title, pinned }) => [title, pinned])).toEqual([['Megérkezés', false]]);
    expect(page.pinned.map(({ title, pinned }) => [title, pinned])).toEqual([['Mi történik?', true]]);
    expect(page.posts[0]?.body).toEqual([{ tag: 'p', children: ['Megjött a miniszter.'] }]);
  });
});

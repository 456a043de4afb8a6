import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Article, LivePost, PublishedPost } from '../../editorial/articles/article.ts';
import type { Articles } from '../../ports/articles.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';
import type { LiveContent } from './article-content.ts';
import { published } from '../../editorial/articles/published.fake.ts';
import { tellVersion } from '../building/tell-version.ts';

const staff = { staffToken: 'token', readerToken: null, reader: null, signIn: null, app: false };
const slugs = (cards: readonly { readonly slug: string }[]): readonly string[] => cards.map(({ slug }) => slug);
const moved = (location: string) => ({ kind: 'redirect', permanent: true, location });
const withArticles = (own: Partial<Articles>) => fakeNeeds({ articles: { ...fakeNeeds().articles, ...own } });
const altered = (change: Partial<Article>) => {
  const { articles } = fakeNeeds();
  return withArticles({ bySlug: (...all) => articles.bySlug(...all).map((article) => ({ ...article, ...change })) });
};

describe('openArticle', () => {
  it("shows an article at its canonical address, with its section's newest and those of the house", async () => {
    const { content, head } = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/03/elso-hir');
    expect(content.article.title).toBe('Megnyílt az új híd');
    expect(slugs(content.related)).toEqual(['elo-arviz', 'partner-cikk', 'hir-1', 'hir-2']);
    expect(slugs(content.newest)).not.toContain('elso-hir');
    expect(content.live).toBeNull();
    expect(head).toMatchObject({
      type: 'article',
      title: 'Megnyílt az új híd',
      description: 'Három év után átadták a hidat.',
      canonical: '/belfold/2025/01/03/elso-hir',
      image: '/uploads/hid.jpg',
      imageAlt: 'Az új híd',
      section: 'Belföld',
      authors: ['Kiss Anna', 'Nagy Béla'],
      tags: ['Árvíz', 'Duna'],
      noindex: false,
      language: 'hu',
    });
  });

  it('shows only the plate of its site for an adult article (R44)', async () => {
    const needs = altered({ adult: true, shareImage: '/uploads/megosztas.jpg' });
    const { head } = await openAs('single_article', needs, '/belfold/2025/01/03/elso-hir');
    expect(head).toMatchObject({ image: '/icons/adult-main.png', imageAlt: '' });
  });

  it('moves every other address of the article to the canonical one, for good, and keeps the query', async () => {
    const canonical = '/belfold/2025/01/03/elso-hir';
    expect(await open(fakeNeeds(), '/sport/2025/01/03/elso-hir')).toEqual(moved(canonical));
    expect(await open(fakeNeeds(), '/2025/01/03/elso-hir')).toEqual(moved(canonical));
    expect(await open(fakeNeeds(), '/belfold/2024/12/31/elso-hir?a=1&b=%20')).toEqual(moved(`${canonical}?a=1&b=%20`));
    expect(await open(fakeNeeds(), '/g7/adat/2025/01/03/elso-hir')).toEqual(moved(canonical));
    expect(await open(fakeNeeds(), '/belfold/2025/01/03/adat-cikk')).toEqual(moved('/g7/adat/2025/01/02/adat-cikk'));
  });

  it('stays where a canonical address leads, for every article of the house', async () => {
    const { lists } = fakeNeeds();
    const everything = (await lists.latest('lapunk', null, 50))._unsafeUnwrap().items;
    expect(everything.length).toBeGreaterThan(20);
    for (const { path } of everything) expect(await open(fakeNeeds(), path ?? '')).toHaveProperty('content');
  });

  it('hides an article before its publication time from all but staff, for any response', async () => {
    const needs = altered({ publishedAt: fakeNeeds().clock.now() + 1 });
    const path = '/belfold/2025/10/09/elso-hir';
    for (const address of [path, `${path}?oldal=2`, '/sport/2020/01/01/elso-hir', '/elso-hir/elo', `${path}/elo`])
      expect(await open(needs, address), address).toEqual({ kind: 'not-found' });
    expect(await open(needs, path, { ...staff, staffToken: null, readerToken: 'pass' })).toEqual({ kind: 'not-found' });
    expect(await open(needs, path, staff)).toMatchObject({
      head: { noindex: true },
      content: { article: { slug: 'elso-hir' } },
    });
    expect(await open(altered({ publishedAt: fakeNeeds().clock.now() }), path)).toMatchObject({
      head: { noindex: false },
    });
  });

  it('reveals neither name nor version of a scheduled live blog', async () => {
    const { articles, clock } = fakeNeeds();
    const soon = withArticles({
      bySlug: (...all) =>
        articles
          .bySlug(...all)
          .map((article) => (article.type === 'liveblog' ? { ...article, publishedAt: clock.now() + 60 } : article)),
      byId: (...all) => articles.byId(...all).map((article) => ({ ...article, publishedAt: clock.now() + 60 })),
    });
    const { content } = await openAs('single_article', soon, '/belfold/2025/01/02/elo-arviz-31');
    expect(content.parent).toBeNull();
    expect((await tellVersion(soon)('lapunk', 'elo-arviz'))._unsafeUnwrapErr().kind).toBe('not-found');
    expect((await tellVersion(fakeNeeds())('lapunk', 'elo-arviz'))._unsafeUnwrap()).toBe(1);
    for (const hidden of ['inaktiv', 'regi-rovatban', 'nincs-ilyen'])
      expect((await tellVersion(withArticles({ version: () => okAsync(1) }))('lapunk', hidden)).isErr(), hidden).toBe(
        true,
      );
  });

  it('does not mind how the address is encoded', async () => {
    const needs = altered({ slug: 'élő-hír' });
    expect(await open(needs, '/belfold/2025/01/03/%C3%A9l%C5%91-h%C3%ADr')).toEqual({ kind: 'not-found' });
    const { articles } = fakeNeeds();
    const accented = withArticles({
      bySlug: () =>
        articles.bySlug('lapunk', 'elso-hir', null, null).map((article) => ({ ...article, slug: 'élő-hír' })),
    });
    for (const slug of ['%C3%A9l%C5%91-h%C3%ADr', 'e%CC%81l%C5%91-h%C3%ADr'])
      await openAs('single_article', accented, `/belfold/2025/01/03/${slug}`);
  });

  it('shows the page of a longer article that was asked for, and keeps it through a redirect', async () => {
    const { content, head } = await openAs('single_article', fakeNeeds(), '/sport/2025/01/02/ket-oldal?oldal=2');
    expect(content.article.page).toBe(2);
    expect(head.canonical).toBe('/sport/2025/01/02/ket-oldal?oldal=2');
    expect(await open(fakeNeeds(), '/belfold/2025/01/02/ket-oldal?oldal=2')).toEqual(
      moved('/sport/2025/01/02/ket-oldal?oldal=2'),
    );
    expect(await open(fakeNeeds(), '/sport/2025/01/02/ket-oldal?oldal=3')).toEqual({ kind: 'not-found' });
  });

  it('hides inactive articles from readers, and shows them to staff with noindex', async () => {
    for (const address of ['/belfold/2025/01/02/inaktiv', '/regi/2025/01/02/regi-rovatban']) {
      expect(await open(fakeNeeds(), address)).toEqual({ kind: 'not-found' });
      expect((await openAs('single_article', fakeNeeds(), address, staff)).head.noindex).toBe(true);
    }
  });

  it('does not betray by a redirect that a hidden article exists', async () => {
    expect(await open(fakeNeeds(), '/sport/2020/02/02/inaktiv')).toEqual({ kind: 'not-found' });
  });

  it("hands the token of staff on, and nobody else's", async () => {
    const tokens: (string | null)[] = [];
    const { articles } = fakeNeeds();
    const needs = withArticles({
      bySlug: (...all) => {
        tokens.push(all[3]);
        return articles.bySlug(...all);
      },
    });
    await open(needs, '/belfold/2025/01/03/elso-hir');
    await open(needs, '/belfold/2025/01/03/elso-hir', staff);
    expect(tokens).toEqual([null, 'token']);
  });

  it('shows a mirrored article on the requested site, without links to another host', async () => {
    const { content } = await openAs('single_article', fakeNeeds(), '//testver.example/penz/2025/01/02/penz-cikk');
    expect(content.path).toBe('/penz/2025/01/02/penz-cikk');
    expect(content.article.authors.every(({ title }) => title === 'g7')).toBe(true);
    expect(await open(fakeNeeds(), '//testver.example/2025/01/02/penz-cikk')).toEqual(
      moved('/penz/2025/01/02/penz-cikk'),
    );
  });

  it("tells search engines the owner's address of a mirrored article, and readers their own", async () => {
    const { head, content } = await openAs(
      'single_article',
      fakeNeeds(),
      '//testver.example/penz/2025/01/02/penz-cikk',
    );
    expect(head).toMatchObject({
      canonicalOrigin: 'https://lapunk.example',
      canonical: '/g7/penz/2025/01/02/penz-cikk',
    });
    expect(content.path).toBe('/penz/2025/01/02/penz-cikk');
    expect((await openAs('single_article', fakeNeeds(), '/belfold/2025/01/03/elso-hir')).head).not.toHaveProperty(
      'canonicalOrigin',
    );
  });

  it('brings its match, and reactions from the number that is worth telling', async () => {
    const { content } = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/03/elso-hir');
    expect(content).toMatchObject({
      match: { home: 'Hídfő SC', score: { home: 2, away: 1 } },
      reactions: 412,
      ads: { answer: 'show', reason: 'none' },
      endAd: true,
    });
    expect(
      (await openAs('single_article', altered({ reactions: 0 }), '/belfold/2025/01/03/elso-hir')).content.reactions,
    ).toBeNull();
    const few = fakeNeeds({ articles: { ...altered({ reactions: 5 }).articles, reactions: () => okAsync(299) } });
    expect((await openAs('single_article', few, '/belfold/2025/01/03/elso-hir')).content.reactions).toBeNull();
  });

  it('records the drawn version of recommendations, if the article names a recommender', async () => {
    const drawn: number[] = [];
    const { recommender } = fakeNeeds();
    const needs = fakeNeeds({
      articles: altered({ recommended: '/api/recommended/mstag/all{?v}' }).articles,
      chance: { draw: () => 0.5 },
      recommender: {
        ...recommender,
        recommended: (site, version) => {
          drawn.push(version);
          return recommender.recommended(site, version);
        },
      },
    });
    const { content } = await openAs('single_article', needs, '/belfold/2025/01/03/elso-hir');
    expect(drawn).toEqual([11]);
    const shown = new Set([...slugs(content.related), ...slugs(content.newest), 'elso-hir']);
    expect(slugs(content.recommended.picks).some((slug) => shown.has(slug))).toBe(false);
  });

  it('opens without its match, reactions and recommendations', async () => {
    const failing: Pick<Articles, 'matches' | 'reactions'> = {
      matches: () => fails('unavailable'),
      reactions: () => fails('malformed'),
    };
    const needs = fakeNeeds({
      articles: { ...altered({ recommended: '/api/x' }).articles, ...failing },
      recommender: { ...fakeNeeds().recommender, recommended: () => fails('unavailable') },
    });
    expect((await openAs('single_article', needs, '/belfold/2025/01/03/elso-hir')).content).toMatchObject({
      match: null,
      reactions: 412,
      recommended: { picks: [], partners: [] },
    });
  });

  it('names the site that an adopted article comes from in the byline', async () => {
    const { content } = await openAs('single_article', fakeNeeds(), '/sport/2025/01/02/atvett');
    expect(content.article.authors.map(({ title }) => title)).toEqual(['g7']);
  });

  it('opens without related and newest articles', async () => {
    const needs = fakeNeeds({
      recommender: { ...fakeNeeds().recommender, section: () => fails('unavailable') },
      articles: { ...fakeNeeds().articles, latest: () => fails('unavailable') },
    });
    expect((await openAs('single_article', needs, '/belfold/2025/01/03/elso-hir')).content).toMatchObject({
      related: [],
      newest: [],
    });
  });

  it('shows beside a live-blog post up to four others, pinned first', async () => {
    const { content } = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/02/elo-arviz-31');
    expect(slugs(content.related)).toEqual(['elo-arviz-kituzott', 'elo-arviz-30', 'elo-arviz-29', 'elo-arviz-28']);
    expect(content.related[1]?.path).toBe('/belfold/2025/01/02/elo-arviz-30');
  });
});

describe('a live blog', () => {
  const address = '/belfold/2025/01/03/elo-arviz/elo';
  const numbers = (posts: readonly { readonly id: number }[]): readonly number[] => posts.map(({ id }) => id);

  const withPosts = (total: number, own: Partial<Articles> = {}) => {
    const asked: (number | null)[] = [];
    const post = (id: number): PublishedPost =>
      published<LivePost>({
        id,
        slug: `p-${id}`,
        version: 1,
        title: '',
        body: [],
        publishedAt: id,
        updatedAt: null,
        authors: [],
        pinned: false,
      });
    const posts: Articles['posts'] = (_site, _id, page) => {
      asked.push(page);
      const skipped = ((page ?? 1) - 1) * 30;
      const ids = Array.from({ length: Math.max(0, Math.min(30, total - skipped)) }, (_, at) => total - skipped - at);
      return okAsync({
        posts: ids.map(post),
        pinned: [],
        page: page ?? 1,
        totalPages: Math.ceil(total / 30),
        totalItems: total,
      });
    };
    return { needs: withArticles({ posts, ...own }), asked };
  };

  it('shows a live blog with its posts', async () => {
    const { content, head } = await openAs('liveblog_article', fakeNeeds(), address);
    expect(content.live).toMatchObject({
      page: 1,
      totalPages: 1,
      totalItems: 31,
      olderPage: null,
      newerPage: null,
      version: 1,
    });
    expect(content.live?.posts).toHaveLength(31);
    expect(content.live?.pinned).toHaveLength(1);
    expect(content.article.body).not.toEqual([]);
    expect(head.canonical).toBe(address);
  });

  it('shows an older page that holds the same posts however many come, and none past the last', async () => {
    for (const total of [65, 74, 75, 89]) {
      const { content, head } = await openAs('liveblog_article', withPosts(total).needs, `${address}?oldal=2`);
      expect(numbers(content.live?.posts ?? [])).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at));
      expect(content.live).toMatchObject({ page: 2, olderPage: null, newerPage: 1 });
      expect(content.article).toMatchObject({ page: 2, body: [] });
      expect(head.canonical).toBe(`${address}?oldal=2`);
      expect(await open(withPosts(total).needs, `${address}?oldal=3`)).toEqual({ kind: 'not-found' });
    }
  });

  it('shows each of 5,000 posts on one page, with three calls at most', async () => {
    const seen: number[] = [];
    for (let page: number | null = 1; page !== null;) {
      const { needs, asked } = withPosts(5000);
      const opened: LiveContent | null = (
        await openAs('liveblog_article', needs, page === 1 ? address : `${address}?oldal=${page}`)
      ).content.live;
      expect(asked.length).toBeLessThanOrEqual(3);
      seen.push(...numbers(opened?.posts ?? []));
      page = opened?.olderPage ?? null;
    }
    expect(seen).toEqual(Array.from({ length: 5000 }, (_, at) => 5000 - at));
  });

  it('is shown in the version that is out, not in that of a copy from before it', async () => {
    const wanted: (number | undefined)[] = [];
    const { articles } = fakeNeeds();
    const bySlug: Articles['bySlug'] = (site, slug, page, token, version) => {
      wanted.push(version);
      return articles.bySlug(site, slug, page, token).map((article) => ({ ...article, version: version ?? 1 }));
    };
    const posts: Articles['posts'] = (site, id, page, token, version) => {
      wanted.push(version);
      return articles.posts(site, id, page, token);
    };
    const { content } = await openAs(
      'liveblog_article',
      withArticles({ bySlug, posts, version: () => okAsync(9) }),
      address,
    );
    expect(wanted).toEqual([undefined, 9, 9, 9]);
    expect([content.article.version, content.live?.version]).toEqual([9, 9]);
    const unchecked = withArticles({ version: () => fails('unavailable') });
    expect((await openAs('liveblog_article', unchecked, address)).content.live?.version).toBe(1);
  });

  it('is linked from each of its posts, which have a name even without a title', async () => {
    const { articles } = fakeNeeds();
    const untitled = withArticles({
      bySlug: (...all) => articles.bySlug(...all).map((post) => ({ ...post, title: '' })),
    });
    const { content, head } = await openAs('single_article', untitled, '/belfold/2025/01/02/elo-arviz-31');
    expect(content.parent).toEqual({ title: 'Árvíz percről percre', path: address, live: true });
    expect([content.article.title, head.title]).toEqual([
      'Vízállás: 700 centi.',
      'Vízállás: 700 centi. – Árvíz percről percre',
    ]);
    const wordless = withArticles({
      bySlug: (...all) => articles.bySlug(...all).map((post) => ({ ...post, title: '', body: [] })),
    });
    const shown = await openAs('single_article', wordless, '/belfold/2025/01/02/elo-arviz-31');
    expect([shown.content.article.title, shown.head.title]).toEqual(['Árvíz percről percre', 'Árvíz percről percre']);
    const titled = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/02/elo-arviz-31');
    expect([titled.content.article.title, titled.head.title]).toEqual(['31. bejegyzés', '31. bejegyzés']);
    const orphaned = withArticles({
      byId: (...all) => articles.byId(...all).map((blog) => ({ ...blog, active: false })),
    });
    expect((await openAs('single_article', orphaned, '/belfold/2025/01/02/elo-arviz-31')).content.parent).toBeNull();
  });

  it("is where a live blog's plain address leads", async () => {
    expect(await open(fakeNeeds(), '/belfold/2025/01/03/elo-arviz?a=1')).toEqual(moved(`${address}?a=1`));
  });

  it('leads an article that is not a live blog to its own address', async () => {
    expect(await open(fakeNeeds(), '/belfold/2025/01/03/elso-hir/elo')).toEqual(moved('/belfold/2025/01/03/elso-hir'));
  });

  it('shows a live blog of a prefix site, which has no such address, with its posts all the same', async () => {
    const needs = altered({ siteSlug: 'g7', section: { slug: 'adat', name: 'Adat', siteSlug: 'g7', active: true } });
    const { content } = await openAs('single_article', needs, '/g7/adat/2025/01/03/elo-arviz');
    expect(content.live?.totalItems).toBe(31);
  });

  it('of a prefix site has pages too', async () => {
    const { articles } = fakeNeeds();
    const { needs } = withPosts(95, {
      bySlug: (...all) =>
        articles.bySlug(...all).map((article) => ({
          ...article,
          siteSlug: 'g7',
          section: { slug: 'adat', name: 'Adat', siteSlug: 'g7', active: true },
        })),
    });
    const { content, head } = await openAs('single_article', needs, '/g7/adat/2025/01/03/elo-arviz?oldal=3');
    expect(numbers(content.live?.posts ?? [])).toEqual(Array.from({ length: 30 }, (_, at) => 60 - at));
    expect(content.live).toMatchObject({ page: 3, olderPage: 2, newerPage: 1 });
    expect(head.canonical).toBe('/g7/adat/2025/01/03/elo-arviz?oldal=3');
    expect(await open(needs, '/g7/adat/2025/01/03/elo-arviz?oldal=4')).toEqual({ kind: 'not-found' });
  });

  it('opens without its posts, unless the request names a page of them', async () => {
    const needs = withArticles({ posts: () => fails('unavailable') });
    expect((await openAs('liveblog_article', needs, address)).content.live).toBeNull();
    expect(await open(needs, `${address}?oldal=2`)).toMatchObject({ kind: 'unavailable' });
  });
});

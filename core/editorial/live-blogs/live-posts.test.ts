import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LivePost, PublishedPost } from '../articles/article.ts';
import { published } from '../articles/published.fake.ts';
import type { LivePostPage } from './live-post-page.ts';
import { type LiveFeed, newPostCount, openFeed, receiveNews, showNews } from './live-feed.ts';
import { type LivePosts, mergePosts, noPosts } from './merge-posts.ts';
import { newsOfPage } from './news-of-page.ts';
import { isFollowed } from './is-followed.ts';
import { postHeadline, postTitle } from './post-title.ts';
import { relatedPosts } from './related-posts.ts';

const post = (id: number, more: Partial<LivePost> = {}): PublishedPost =>
  published<LivePost>({
    id,
    slug: `p-${id}`,
    version: 1,
    title: `${id}. bejegyzés`,
    body: [],
    publishedAt: 1000 + id,
    updatedAt: null,
    authors: [],
    pinned: false,
    ...more,
  });
const known = (...posts: LivePost[]): LivePosts => mergePosts(noPosts, { ...noPosts, posts });
const ids = (posts: readonly LivePost[]): readonly number[] => posts.map(({ id }) => id);
const page = (posts: readonly PublishedPost[], more: Partial<LivePostPage> = {}): LivePostPage => ({
  posts,
  pinned: [],
  page: 1,
  totalPages: 2,
  totalItems: posts.length,
  ...more,
});

const posts = fc
  .record({ id: fc.nat(12), version: fc.integer({ min: 1, max: 4 }) })
  .map(({ id, version }) =>
    post(id, { version, title: `${id}.${version}`, publishedAt: 1000 + (id >> 1), pinned: (id + version) % 5 === 0 }),
  );
const news = fc.record({
  posts: fc.array(posts, { maxLength: 10 }),
  removed: fc.array(fc.record({ id: fc.nat(12), version: fc.integer({ min: 1, max: 4 }) }), { maxLength: 3 }),
});

describe('mergePosts', () => {
  it('adds, edits and deletes by id', () => {
    const before = known(post(1), post(2), post(3));
    const after = mergePosts(before, {
      posts: [post(4), post(2, { version: 2, title: 'új' })],
      removed: [{ id: 3, version: 1 }],
    });
    expect(after.posts.map(({ id, title }) => [id, title])).toEqual([
      [4, '4. bejegyzés'],
      [2, 'új'],
      [1, '1. bejegyzés'],
    ]);
  });

  it('does not let an earlier version come back, nor a deleted one', () => {
    const edited = mergePosts(
      known(post(1, { version: 3, title: 'kész' })),
      known(post(1, { version: 2, title: 'vázlat' })),
    );
    expect(edited.posts[0]?.title).toBe('kész');
    const deleted = mergePosts(
      mergePosts(known(post(1)), { posts: [], removed: [{ id: 1, version: 1 }] }),
      known(post(1)),
    );
    expect(deleted.posts).toEqual([]);
    expect(ids(mergePosts(deleted, known(post(1, { version: 2 }))).posts)).toEqual([1]);
  });

  it('distinguishes editions of one version by time', () => {
    const later = post(1, { updatedAt: 2000, title: 'javítva' });
    for (const merged of [mergePosts(known(post(1)), known(later)), mergePosts(known(later), known(post(1)))])
      expect(merged.posts[0]?.title).toBe('javítva');
  });

  it('keeps the same object for an unchanged post, and applies new pins', () => {
    const before = known(post(1), post(2));
    expect(mergePosts(before, known(post(1))).posts[1]).toBe(before.posts[1]);
    expect(ids(mergePosts(before, known(post(1, { pinned: true }))).posts)).toEqual([1, 2]);
  });

  it('makes nothing new of the same news twice', () => {
    fc.assert(
      fc.property(news, news, (one, other) => {
        const merged = mergePosts(mergePosts(noPosts, one), other);
        expect(mergePosts(merged, other)).toEqual(merged);
        expect(mergePosts(merged, one)).toEqual(merged);
        expect(mergePosts(merged, merged)).toEqual(merged);
      }),
    );
  });

  it('gives the same result in any order and grouping of updates', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 4 }), fc.nat(4), (batches, turn) => {
        const inTurn = batches.reduce(mergePosts, noPosts);
        const turned = [...batches.slice(turn), ...batches.slice(0, turn)].toReversed().reduce(mergePosts, noPosts);
        const bundled = mergePosts(noPosts, {
          posts: batches.flatMap((batch) => batch.posts),
          removed: batches.flatMap((batch) => batch.removed),
        });
        expect(turned).toEqual(inTurn);
        expect(bundled).toEqual(inTurn);
      }),
    );
  });

  it('shows each post once, in its latest version, pinned first and newest first', () => {
    fc.assert(
      fc.property(news, news, (one, other) => {
        const { posts: merged, removed } = mergePosts(mergePosts(noPosts, one), other);
        expect(new Set(ids(merged)).size).toBe(merged.length);
        for (const { id, version } of merged) {
          expect(
            [...one.posts, ...other.posts].every((candidate) => candidate.id !== id || candidate.version <= version),
          ).toBe(true);
          expect(removed.every((gone) => gone.id !== id || gone.version < version)).toBe(true);
        }
        merged.slice(1).forEach((below, index) => {
          const above = merged[index] ?? below;
          expect(
            above.pinned && !below.pinned
              ? true
              : above.pinned === below.pinned && above.publishedAt >= below.publishedAt,
          ).toBe(true);
        });
      }),
    );
  });
});

describe('newsOfPage', () => {
  it('treats posts missing from the newest page as deleted', () => {
    const before = known(post(1), post(2), post(3), post(4));
    expect(newsOfPage(before, page([post(5), post(4), post(2)])).removed).toEqual([{ id: 3, version: 1 }]);
    expect(newsOfPage(before, page([post(4)], { totalPages: 1 })).removed.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(newsOfPage(before, page([], { totalPages: 2 })).removed).toEqual([]);
  });

  it('knows of an older page what lies between its ends, and nothing beyond them', () => {
    const before = known(post(5), post(4), post(3), post(2), post(1));
    expect(newsOfPage(before, page([post(4), post(2)], { page: 2 })).removed).toEqual([{ id: 3, version: 1 }]);
    expect(newsOfPage(before, page([], { page: 2 })).removed).toEqual([]);
  });

  it('does not take a pinned post for deleted, and shows it once', () => {
    const tied = post(3, { pinned: true });
    const told = newsOfPage(known(post(3), post(4)), page([post(4), post(3), post(2)], { pinned: [tied] }));
    expect(told.removed).toEqual([]);
    expect(told.posts.map(({ id, pinned }) => [id, pinned])).toEqual([
      [3, true],
      [4, false],
      [2, false],
    ]);
  });

  it('matches the upstream exactly when it has one page', () => {
    fc.assert(
      fc.property(news, fc.uniqueArray(posts, { selector: ({ id }) => id }), (before, now) => {
        const current = now.map((one) => ({ ...one, version: one.version + 4 }));
        const told = page(
          current.filter(({ pinned }) => !pinned),
          { pinned: current.filter(({ pinned }) => pinned), totalPages: 1 },
        );
        const start = mergePosts(noPosts, before);
        expect(mergePosts(start, newsOfPage(start, told)).posts).toEqual(known(...current).posts);
      }),
    );
  });
});

describe('a live feed', () => {
  it('counts new posts without showing them, until the reader clicks', () => {
    const feed = receiveNews(openFeed([post(2), post(1)], true), known(post(4), post(3)));
    expect([ids(feed.shown), newPostCount(feed)]).toEqual([[2, 1], 2]);
    const all = showNews(feed);
    expect([ids(all.shown), newPostCount(all)]).toEqual([[4, 3, 2, 1], 0]);
  });

  it('edits and deletes in place, and moves no pinned post before the reader asks', () => {
    const feed = receiveNews(openFeed([post(3), post(2), post(1)], false), {
      posts: [post(1, { version: 2, title: 'új', pinned: true })],
      removed: [{ id: 2, version: 1 }],
    });
    expect(feed.shown.map(({ id, title }) => [id, title])).toEqual([
      [3, '3. bejegyzés'],
      [1, 'új'],
    ]);
    expect(ids(showNews(feed).shown)).toEqual([1, 3]);
  });

  it('does not count posts that were deleted unseen or are older than the page', () => {
    const waiting = receiveNews(openFeed([post(5), post(2, { pinned: true })], true), known(post(6), post(3)));
    expect(newPostCount(waiting)).toBe(1);
    expect(ids(showNews(waiting).shown)).toEqual([2, 6, 5]);
    expect(newPostCount(receiveNews(waiting, { posts: [], removed: [{ id: 6, version: 1 }] }))).toBe(0);
  });

  it('counts an old post that was pinned, and one as old as the oldest shown', () => {
    const feed = openFeed([post(5)], true);
    expect(newPostCount(receiveNews(feed, known(post(1, { pinned: true }))))).toBe(1);
    expect(newPostCount(receiveNews(feed, known(post(4, { publishedAt: 1005 }))))).toBe(1);
  });

  it('lets go of the oldest posts of a long reading, and does not count them when it meets them again', () => {
    const many = Array.from({ length: 200 }, (_, at) => post(200 - at));
    const feed = showNews(
      receiveNews(openFeed([post(20), post(3, { pinned: true })], true), known(...many.filter(({ id }) => id > 20))),
    );
    expect(feed.shown).toHaveLength(151);
    expect([feed.shown[0]?.id, feed.shown.at(-1)?.id, feed.known.posts.length]).toEqual([3, 51, 151]);
    expect(newPostCount(receiveNews(feed, known(post(50), post(201))))).toBe(1);
  });

  it('counts every new post when there is no older page', () => {
    expect(newPostCount(receiveNews(openFeed([], false), known(post(1), post(2))))).toBe(2);
    expect(newPostCount(receiveNews(openFeed([post(5)], false), known(post(6), post(3))))).toBe(2);
  });

  it("never puts a post under the reader's eyes, nor changes the order there", () => {
    fc.assert(
      fc.property(
        fc.array(posts, { maxLength: 8 }),
        fc.boolean(),
        fc.array(news, { maxLength: 4 }),
        (start, hasOlder, batches) => {
          let feed: LiveFeed = openFeed(start, hasOlder);
          for (const batch of batches) {
            const next = receiveNews(feed, batch);
            const left = new Set(ids(next.shown));
            expect(ids(next.shown)).toEqual(ids(feed.shown).filter((id) => left.has(id)));
            feed = next;
          }
          const asked = showNews(feed);
          expect(asked.shown).toHaveLength(feed.shown.length + newPostCount(feed));
          expect(newPostCount(asked)).toBe(0);
        },
      ),
    );
  });
});

describe('relatedPosts', () => {
  it('are four at most, pinned first, each once, without the post itself', () => {
    const pinned = [post(9, { pinned: true }), post(2, { pinned: true })];
    expect(ids(relatedPosts({ pinned, posts: [post(5), post(4), post(3), post(2), post(1)] }, 4))).toEqual([
      9, 2, 5, 3,
    ]);
    expect(ids(relatedPosts({ pinned: [], posts: [post(5)] }, 5))).toEqual([]);
  });

  it('name every pinned sibling before any other', () => {
    fc.assert(
      fc.property(fc.array(posts), fc.array(posts), fc.nat(12), (pinned, others, own) => {
        const related = ids(relatedPosts({ pinned, posts: others }, own));
        const wanted = [...new Set(ids([...pinned, ...others]))].filter((id) => id !== own);
        expect(related).toEqual(wanted.slice(0, 4));
      }),
    );
  });
});

describe('postTitle', () => {
  it('is the title, or how the text begins', () => {
    expect(postTitle(post(1))).toBe('1. bejegyzés');
    const body = [
      { tag: 'p', children: ['Rövid ', { tag: 'strong', children: ['hír'] }, '.'] },
      { tag: 'p', children: ['Még egy.'] },
    ] as const;
    expect(postTitle({ title: '', body })).toBe('Rövid hír. Még egy.');
    expect(postTitle({ title: '', body: ['szó '.repeat(40)] })).toHaveLength(60);
    expect(postTitle({ title: '', body: [] })).toBe('');
  });

  it('never has over 60 characters as readers see them, unless an editor wrote them (R48)', () => {
    const characters = (text: string): number =>
      [...new Intl.Segmenter('hu', { granularity: 'grapheme' }).segment(text)].length;
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (words) => characters(postTitle({ title: '', body: [words] })) <= 60,
      ),
    );
  });

  it('is derived from the text and the live blog when the post has none', () => {
    expect(postHeadline(post(1), 'Árvíz')).toBe('1. bejegyzés');
    expect(postHeadline({ title: '', body: ['Apad az Ildó.'] }, 'Árvíz')).toBe('Apad az Ildó. – Árvíz');
    expect([postHeadline({ title: '', body: ['Apad.'] }, ''), postHeadline({ title: '', body: [] }, 'Árvíz')]).toEqual([
      'Apad.',
      'Árvíz',
    ]);
  });
});

describe('isFollowed', () => {
  it.each([
    [true, [], true],
    [false, ['refresh'], true],
    [false, ['pr', 'kedvenc'], false],
  ] as const)('with live %s and flags %j is %s', (live, flags, followed) => {
    expect(isFollowed({ live, flags })).toBe(followed);
  });
});

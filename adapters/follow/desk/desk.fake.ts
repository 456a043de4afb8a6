import { Account } from '#adapters/migration/moved/account.ts';
import { printOf } from './print-of.ts';
import type { Desk, DeskLabel, DeskPost, Fate, Print } from './desk.ts';
import { DeskFault } from './desk-fault.ts';

export interface FakePost {
  readonly id: number;
  readonly title: string;
  readonly publishedAt: number;
  readonly modified: number;
  readonly slug?: string;
  readonly isSticky?: boolean;
  readonly html?: string;
  /** Slugs. */
  readonly tags?: readonly string[];
  readonly state?: Fate;
  /** By a rule, which no list shows. */
  readonly isForMembers?: boolean;
  /** Neither new nor changed for a poll: only a sweep lists it. */
  readonly isQuiet?: boolean;
}

export type Mood = 'well' | 'down' | 'empty' | 'half';

export interface FakeDesk extends Desk {
  readonly posts_: Map<string, FakePost>;
  readonly names: Map<string, string>;
  mood: Mood;
  timeZone: string;
  asked: number;
}

const pageSize = 5;

/** A desk in memory. `half` leaves out posts without a fault, and counts as if it had not. */
export const openFakeDesk = (): FakeDesk => {
  const posts = new Map<string, FakePost>();
  const names = new Map([['category:1', 'Belföld']]);
  const labels = (): readonly DeskLabel[] =>
    [...names].map(([key, name]) => ({ kind: 'category', id: key.split(':')[1] ?? '', slug: 'hirek', name }));
  const print = (post: FakePost): Print => ({
    id: String(post.id),
    print: printOf([post.slug, post.modified, post.publishedAt, post.isSticky, post.state, post.isQuiet, post.tags]),
    media: null,
    publishedAt: post.publishedAt,
    modified: post.modified,
  });
  const article = (post: FakePost): DeskPost['article'] => {
    const name = names.get('category:1') ?? '';
    return {
      id: String(post.id),
      slug: post.slug ?? `cikk-${post.id}`,
      title: post.title,
      readers: post.isForMembers === true ? 'members' : 'public',
      publishedAt: post.publishedAt,
      section: { slug: 'hirek', name },
      tags: [],
      addresses: [`/cikk-${post.id}/`],
      lead: 'Bevezető.',
      html: post.html ?? `<p>${post.title}</p>`,
      updatedAt: null,
      alsoIn: [],
      authors: [{ slug: 'nagy-eva', name: 'Nagy Éva' }],
      flags: post.isSticky === true ? ['legfontosabb'] : [],
      cover: null,
      description: '',
      isEnglish: false,
      account: new Account(),
    };
  };
  const byNumber = (): readonly FakePost[] => [...posts.values()].toSorted((one, other) => one.id - other.id);
  const fake: FakeDesk = {
    posts_: posts,
    names,
    mood: 'well',
    timeZone: 'Europe/Budapest',
    asked: 0,
    zone: async () => {
      ask();
      return fake.timeZone;
    },
    list: async (listing, page) => {
      ask();
      const shown = byNumber().filter(({ state = 'shown' }) => state === 'shown');
      const all = shown.filter(
        (post) =>
          listing.way === 'sweep' ||
          (post.isQuiet !== true && post[listing.way === 'new' ? 'publishedAt' : 'modified'] > listing.since),
      );
      if (fake.mood === 'empty') return { prints: [], total: 0, pages: 0 };
      const listed = fake.mood === 'half' ? all.filter(({ id }) => id % 2 === 0) : all;
      return {
        prints: listed.slice((page - 1) * pageSize, page * pageSize).map(print),
        total: all.length,
        pages: Math.max(1, Math.ceil(listed.length / pageSize)),
      };
    },
    slice: async (offset, count) => {
      ask();
      const all = byNumber().filter(({ state = 'shown' }) => state === 'shown');
      if (fake.mood === 'empty') return { offset, prints: [], total: 0 };
      const listed = fake.mood === 'half' ? all.filter(({ id }) => id % 2 === 0) : all;
      return { offset, prints: listed.slice(offset, offset + count).map(print), total: all.length };
    },
    labels: async (kind) => {
      ask();
      return { labels: kind === 'category' ? labels() : [], pages: 1 };
    },
    media: async () => [],
    posts: async (ids) => {
      ask();
      return ids.flatMap((id) => {
        const post = posts.get(id);
        if (post === undefined || (post.state ?? 'shown') !== 'shown') return [];
        const categories = [{ slug: 'hirek', name: names.get('category:1') ?? '' }];
        const tags = (post.tags ?? []).map((slug) => ({ slug, name: slug }));
        return [{ print: print(post), article: article(post), isSticky: post.isSticky === true, categories, tags }];
      });
    },
    listed: async (ids) => {
      ask();
      return new Set(ids.filter((id) => (posts.get(id)?.state ?? (posts.has(id) ? 'shown' : 'gone')) === 'shown'));
    },
    draft: async (id) => {
      ask();
      const post = posts.get(id);
      return post === undefined ? null : { article: article(post), isSticky: false, categories: [], tags: [] };
    },
    fate: async (id) => {
      ask();
      const post = posts.get(id);
      return post === undefined ? 'gone' : (post.state ?? 'shown');
    },
  };
  const ask = (): void => {
    fake.asked += 1;
    if (fake.mood === 'down') throw new DeskFault('HTTP status 500');
  };
  return fake;
};

/** A post that is imported under its own slug, or not at all if the text is null. */
export const convertedAs = (post: DeskPost, text: string | null) => ({
  post,
  slug: post.article.slug,
  link: null,
  path: null,
  addresses: [],
  block: null,
  gone: [],
  text,
  why: null,
});

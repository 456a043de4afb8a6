import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FollowedDesk } from '#adapters/newsroom-contract/follow.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { Desk, DeskPost } from '../desk/desk.ts';
import { convertedAs, openFakeDesk } from '../desk/desk.fake.ts';
import { followDesks } from './follow-desks.ts';
import { openNewsroomInMemory } from './newsroom-in-memory.fake.ts';

type Event =
  | {
      readonly do: 'edit' | 'trash' | 'restore' | 'rename';
      readonly id: number;
      /** Milliseconds until its webhook arrives; null without one. */
      readonly hook: number | null;
    }
  | { readonly do: 'stop' | 'kill' | 'start'; readonly node: number }
  /** Neither its requests nor its commands go on for so many milliseconds. */
  | { readonly do: 'freeze'; readonly node: number; readonly ms: number }
  | { readonly do: 'confirm' }
  | { readonly do: 'pass'; readonly ms: number };

/** Milliseconds of a request or a command, before and after its work. */
const delay = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 2, arbitrary: fc.integer({ min: 400, max: 6_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 6_000, max: 40_000 }) },
);
const id = fc.integer({ min: 1, max: 2 });
const node = fc.integer({ min: 0, max: 1 });
const hook = fc.option(fc.integer({ min: 0, max: 9_000 }), { freq: 3 });
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('edit', 'trash', 'restore', 'rename'), id, hook }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('stop', 'kill', 'start'), node }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('freeze' as const),
      node,
      ms: fc.integer({ min: 10_000, max: 60_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'confirm' as const }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 100, max: 30_000 }) }) },
);

const order: FollowedDesk = {
  id: 1,
  kind: 'wordpress',
  address: 'http://iroasztal.example',
  site: 'main',
  allowPrivate: false,
  maxRemovals: 2,
  mapping: { categories: {}, tags: {}, sticky: {} },
  secrets: { key: null, hook: 'x' },
  confirmedAt: null,
};

const open = (delays: readonly number[]) => {
  const time = createSteerableTime(stillTime(1_790_000_000_000));
  const desk = openFakeDesk();
  const newsroom = openNewsroomInMemory(order, time);
  let [revision, drawn, isCalm] = [0, 0, false];
  const wait = (): Promise<void> => {
    const ms = isCalm ? 50 : (delays[(drawn += 1) % delays.length] ?? 0);
    return ms < 10 ? Promise.resolve() : time.wait(ms);
  };
  /** Revisions of posts: the last trash of each, and that after which its removal is known to readers. */
  const [trashed, gone] = [new Map<string, number>(), new Map<string, number>()];
  const broken: string[] = [];

  const judge = (from: number): void => {
    for (const { slug, text } of newsroom.written.slice(from)) {
      const post = /^p(\d)/.exec(slug)?.[1] ?? '';
      if (text === null) gone.set(post, trashed.get(post) ?? 0);
      else if (Number(text.split(' ')[1]) < (gone.get(post) ?? 0)) broken.push(`${slug} is back as ${text}`);
    }
  };

  const nodes = new Map<number, { kill: () => void; freeze: (ms: number) => void; stop: () => Promise<void> }>();
  let names = 0;
  const start = (number: number): void => {
    if (nodes.has(number)) return;
    let [isKilled, frozenUntil] = [false, 0];
    const alive = async (): Promise<void> => {
      while (time.monotonic() < frozenUntil) await time.wait(frozenUntil - time.monotonic());
      if (isKilled) await new Promise(() => undefined);
    };
    const slow =
      <Given extends readonly unknown[], Answer>(work: (...given: Given) => Promise<Answer> | Answer) =>
      async (...given: Given): Promise<Answer> => {
        await wait();
        await alive();
        const answer = await work(...given);
        await wait();
        await alive();
        return answer;
      };
    const source: Desk = {
      zone: slow(desk.zone),
      list: slow(desk.list),
      ...(desk.slice && { slice: slow(desk.slice) }),
      labels: slow(desk.labels),
      media: slow(desk.media),
      posts: slow(desk.posts),
      listed: slow(desk.listed),
      fate: slow(desk.fate),
    };
    const stop = followDesks({
      node: `node ${(names += 1)}`,
      dataDir: '/nonexistent',
      execute: slow((command: unknown) => {
        const from = newsroom.written.length;
        const answer = newsroom.execute(command);
        judge(from);
        return answer;
      }),
      openDesk: () => source,
      convertWith: () => ({
        convert: async (posts: readonly DeskPost[]) => {
          await wait();
          const converted = posts.map((post) => convertedAs(post, post.article.title));
          return { converted, folder: '' };
        },
        convertDraft: () => Promise.reject(new Error('no drafts here')),
      }),
      rulesOf: () => ({ reserved: { sections: [], slugs: [] } }) as never,
      time,
      log: () => undefined,
    });
    nodes.set(number, {
      kill: () => void (isKilled = true),
      freeze: (ms) => void (frozenUntil = time.monotonic() + ms),
      stop,
    });
  };
  const end = (number: number, how: 'kill' | 'stop'): void => {
    void nodes.get(number)?.[how]();
    nodes.delete(number);
  };

  const put = (post: number, more: object): void => {
    revision += 1;
    const at = Math.floor(time.now() / 1000);
    const before = desk.posts_.get(String(post)) ?? { id: post, publishedAt: at, slug: `p${post}` };
    desk.posts_.set(String(post), { ...before, title: `${post} ${revision}`, modified: at, ...more });
  };
  const change = (what: 'edit' | 'trash' | 'restore' | 'rename', post: number): void => {
    const isHidden = desk.posts_.get(String(post))?.state === 'hidden';
    if (what === 'trash') {
      put(post, { state: 'hidden' });
      trashed.set(String(post), revision);
    } else if (what === 'restore') put(post, { state: 'shown' });
    else if (!isHidden) put(post, what === 'rename' ? { slug: `p${post}-${revision}` } : {});
  };

  // An empty list proves nothing.
  put(9, {});

  return {
    broken,
    run: async (one: Event): Promise<void> => {
      if (one.do === 'pass') return time.advance(one.ms);
      if (one.do === 'confirm') return newsroom.confirm();
      if (one.do === 'freeze') return nodes.get(one.node)?.freeze(one.ms);
      if ('node' in one) return one.do === 'start' ? start(one.node) : end(one.node, one.do);
      change(one.do, one.id);
      if (one.hook !== null) time.after(one.hook, () => newsroom.hint(String(one.id), one.do === 'trash'));
    },
    /** All events are over, and a process is there. */
    settle: async (): Promise<void> => {
      isCalm = true;
      start(0);
      await time.advance(120_000);
      for (let confirmations = 0; confirmations < 2; confirmations += 1) {
        newsroom.confirm();
        await time.advance(90_000);
      }
      for (const number of nodes.keys()) end(number, 'kill');
    },
    shownThere: () =>
      [...desk.posts_.values()]
        .flatMap(({ slug = '', title, state }) => (state === 'hidden' ? [] : [`${slug}: ${title}`]))
        .toSorted(),
    shownHere: () => [...newsroom.articles].map(([slug, text]) => `${slug}: ${text}`).toSorted(),
  };
};

describe('a post that is removed at the desk', () => {
  it('is never brought back by an older answer, and returns when the desk shows it again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(delay, { minLength: 5, maxLength: 60 }),
        fc.array(event, { minLength: 3, maxLength: 40 }),
        async (delays, events) => {
          const world = open(delays);
          const all: readonly Event[] = [{ do: 'start', node: 0 }, { do: 'start', node: 1 }, ...events];
          for (const one of all) await world.run(one);
          await world.settle();
          expect(world.broken).toEqual([]);
          expect(world.shownHere()).toEqual(world.shownThere());
        },
      ),
      { numRuns: Number(process.env['RUNS'] ?? '60') },
    );
  });
});

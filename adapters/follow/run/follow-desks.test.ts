import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FollowedDesk } from '#adapters/newsroom-contract/follow.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { convertedAs, openFakeDesk, type FakeDesk } from '../desk/desk.fake.ts';
import { DeskFault } from '../desk/desk-fault.ts';
import type { DeskPost } from '../desk/desk.ts';
import { followDesks } from './follow-desks.ts';
import { openNewsroomInMemory } from './newsroom-in-memory.fake.ts';

const start = 1_790_000_000;
const orderOf = (id: number): FollowedDesk => ({
  id,
  kind: 'wordpress',
  address: `http://iroasztal-${id}.example`,
  site: 'main',
  allowPrivate: false,
  maxRemovals: 2,
  mapping: { categories: {}, tags: {}, sticky: {} },
  secrets: { key: null, hook: 'x' },
  confirmedAt: null,
});

type Newsroom = ReturnType<typeof openNewsroomInMemory>;

let time: SteerableTime;
let desks: readonly FakeDesk[];
let newsrooms: readonly Newsroom[];
/** Of each desk: throws, or lets it wait. */
let opening: (() => void)[];
let beforeItems: (id: number) => Promise<void>;
let convertPost: (post: DeskPost) => string | null;
let stops: (() => Promise<void>)[];

const numberOf = (desk: FakeDesk): number => desks.indexOf(desk);

/** As the origin, which knows several desks. */
const execute = async (given: unknown): Promise<unknown> => {
  const command = given as { readonly do: string; readonly desk?: number; readonly lead?: { readonly desk: number } };
  const id = command.desk ?? command.lead?.desk;
  if (command.do === 'follow-items') await beforeItems(id ?? 0);
  if (id !== undefined) return newsrooms[id]?.execute(given);
  const all = newsrooms.map((one) => one.execute(given) as { readonly done: Record<string, readonly object[]> });
  const merged: Record<string, unknown> = {};
  for (const { done } of all)
    for (const [name, list] of Object.entries(done))
      merged[name] = Array.isArray(list) ? [...((merged[name] as object[] | undefined) ?? []), ...list] : list;
  return { done: merged, told: null };
};

const follow = (node = 'a'): { readonly stop: () => Promise<void>; readonly kill: () => void } => {
  let isKilled = false;
  const stop = followDesks({
    node,
    dataDir: '/nonexistent',
    execute: (command) => (isKilled ? new Promise(() => undefined) : execute(command)),
    openDesk: ({ id }) => {
      opening[id]?.();
      return desks[id] ?? expect.unreachable();
    },
    convertWith: () => ({
      convert: async (posts) => ({
        converted: posts.map((post) => convertedAs(post, convertPost(post))),
        folder: '',
      }),
      convertDraft: () => expect.unreachable(),
    }),
    rulesOf: () => ({ reserved: { sections: [], slugs: [] } }) as never,
    time,
    log: () => undefined,
  });
  stops.push(stop);
  return {
    stop,
    kill: () => {
      isKilled = true;
      stops = stops.filter((one) => one !== stop);
    },
  };
};

/** Seconds. */
const pass = async (seconds: number): Promise<void> => {
  for (let quarters = 0; quarters < seconds * 4; quarters += 1) {
    for (let turns = 0; turns < 8; turns += 1) await turn();
    await time.advance(250);
  }
};

const put = (desk: FakeDesk, id: number, more: object = {}): void => {
  const at = Math.floor(time.now() / 1000);
  const slug = `p${numberOf(desk)}-${id}`;
  desk.posts_.set(String(id), { id, title: `Cím ${id}`, slug, publishedAt: at, modified: at, ...more });
};
const shown = (id: number): readonly string[] => [...(newsrooms[id]?.articles.keys() ?? [])].toSorted();
const faultOf = (id: number) => (newsrooms[id]?.report() as { readonly fault?: object } | null)?.fault;

beforeEach(() => {
  time = createSteerableTime(stillTime(start * 1000));
  desks = [openFakeDesk(), openFakeDesk()];
  newsrooms = [openNewsroomInMemory(orderOf(0), time), openNewsroomInMemory(orderOf(1), time)];
  [opening, stops] = [[], []];
  beforeItems = async () => undefined;
  convertPost = (post) => post.article.title;
});
afterEach(async () => {
  const stopping = Promise.all(stops.map((stop) => stop()));
  await pass(5);
  await stopping;
});

describe('the delays in the report of a desk', () => {
  it('are only of posts that were published or changed while it was followed', async () => {
    for (const id of [1, 2, 3]) put(desks[0]!, id, { publishedAt: start - 600, modified: start - 300 });
    const delays = () => (newsrooms[0]?.report() as { readonly delays?: readonly number[] } | null)?.delays;
    follow();
    await pass(120);
    expect([shown(0).length, delays()]).toEqual([3, []]);
    put(desks[0]!, 4);
    await pass(120);
    expect(delays()).toEqual([expect.toSatisfy((delay: number) => delay <= 20)]);
  });
});

describe('the reason of a fault', () => {
  it('is never empty: a refused connection has a code alone', async () => {
    opening[0] = () => {
      throw Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    };
    follow();
    await pass(5);
    expect(faultOf(0)).toMatchObject({ why: 'ECONNREFUSED' });
  });
});

describe('a desk that cannot be opened', () => {
  const [broken, sound] = [0, 1] as const;

  it('delays no other, is reported, and is opened later', async () => {
    for (const desk of desks) put(desk, 1);
    opening[broken] = () => {
      throw new DeskFault('the key is none of Ghost');
    };
    follow();
    await pass(20);
    expect([shown(broken), shown(sound)]).toEqual([[], ['p1-1']]);
    expect(faultOf(broken)).toEqual({ since: start, why: 'the key is none of Ghost', nextTry: start + 60 });
    delete opening[broken];
    await pass(90);
    expect([shown(broken), faultOf(broken)]).toEqual([['p0-1'], null]);
  });

  it('is reported, too, when the signing key is another one', async () => {
    newsrooms = [openNewsroomInMemory({ ...orderOf(0), secrets: null }, time)];
    follow();
    await pass(10);
    expect(faultOf(broken)).toMatchObject({ why: expect.stringContaining('signing key') });
  });

  it('delays no other while it is being opened', async () => {
    for (const desk of desks) put(desk, 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeItems = (id) => (id === broken ? promise : Promise.resolve());
    follow();
    await pass(20);
    put(desks[sound] ?? expect.unreachable(), 2);
    await pass(20);
    expect([shown(broken), shown(sound)]).toEqual([[], ['p1-1', 'p1-2']]);
    resolve();
    await pass(20);
    expect(shown(broken)).toEqual(['p0-1']);
  });
});

describe('what an operator confirms', () => {
  it.each(['before it is carried out', 'while the desk does not answer'])(
    'is done by the next process: %s',
    async (when) => {
      const [desk] = desks;
      if (desk === undefined) expect.unreachable();
      for (let id = 1; id <= 9; id += 1) put(desk, id);
      const { kill } = follow('a');
      await pass(60);
      expect(shown(0)).toHaveLength(9);
      for (let id = 1; id <= 5; id += 1) desk.posts_.delete(String(id));
      await pass(120);
      expect(shown(0)).toHaveLength(9);
      if (when !== 'before it is carried out') desk.mood = 'down';
      newsrooms[0]?.confirm();
      if (desk.mood === 'down') await pass(20);
      kill();
      await pass(20);
      desk.mood = 'well';
      follow('b');
      await pass(60);
      expect(shown(0)).toHaveLength(4);
    },
  );

  it('is done once: what disappears later waits', async () => {
    const [desk] = desks;
    if (desk === undefined) expect.unreachable();
    for (let id = 1; id <= 12; id += 1) put(desk, id);
    const first = follow('a');
    await pass(60);
    for (let id = 1; id <= 4; id += 1) desk.posts_.delete(String(id));
    await pass(120);
    newsrooms[0]?.confirm();
    await pass(60);
    expect(shown(0)).toHaveLength(8);
    for (let id = 5; id <= 8; id += 1) desk.posts_.delete(String(id));
    await pass(120);
    first.kill();
    await pass(20);
    follow('b');
    await pass(120);
    expect(shown(0)).toHaveLength(8);
    newsrooms[0]?.confirm();
    await pass(60);
    expect(shown(0)).toHaveLength(4);
  });
});

describe('a post that always fails', () => {
  type Fault = 'read' | 'convert' | 'import';
  const poison = (of: ReadonlyMap<number, Fault>): void => {
    const [desk] = desks;
    if (desk === undefined) expect.unreachable();
    const isHit = (id: string, fault: Fault): boolean => of.get(Number(id)) === fault;
    const { posts } = desk;
    Object.assign(desk, {
      posts: async (ids: readonly string[]) => {
        if (ids.some((id) => isHit(id, 'read'))) throw new DeskFault('HTTP status 500');
        return posts(ids);
      },
    });
    convertPost = ({ print: { id }, article: { title } }) => {
      if (isHit(id, 'convert')) throw new Error('no such element');
      return isHit(id, 'import') ? 'poison' : title;
    };
  };
  const stateOf = (id: number) => {
    const item = newsrooms[0]?.items.get(String(id));
    return [item?.state, item?.why];
  };

  it.each([
    ['read', 'HTTP status 500'],
    ['convert', 'no such element'],
    ['import', 'refused: import'],
  ] as const)('is set aside and reported, and the others go on: %s', async (fault, why) => {
    const [desk] = desks;
    if (desk === undefined) expect.unreachable();
    for (let id = 1; id <= 9; id += 1) put(desk, id);
    const faults = new Map<number, Fault>([[4, fault]]);
    poison(faults);
    follow();
    await pass(40);
    expect(shown(0)).toEqual([1, 2, 3, 5, 6, 7, 8, 9].map((id) => `p0-${id}`));
    expect([stateOf(4), faultOf(0)]).toEqual([['refused', why], null]);
    put(desk, 10);
    await pass(15);
    expect(shown(0)).toContain('p0-10');
    // Nothing that a list shows has changed.
    faults.clear();
    await pass(130);
    expect([shown(0).includes('p0-4'), stateOf(4)]).toEqual([true, ['shown', null]]);
  });

  it('is tried again within seconds: the fault may have been of the newsroom', async () => {
    const desk = desks[0] ?? expect.unreachable();
    for (let id = 1; id <= 9; id += 1) put(desk, id);
    const faults = new Map<number, Fault>([[4, 'import']]);
    poison(faults);
    follow();
    while (stateOf(4)[0] !== 'refused') await pass(1);
    faults.clear();
    await pass(10);
    expect(stateOf(4)).toEqual(['shown', null]);
  });

  it('is tried at once when it is changed, and less and less often otherwise', async () => {
    const [desk] = desks;
    if (desk === undefined) expect.unreachable();
    for (let id = 1; id <= 9; id += 1) put(desk, id);
    const faults = new Map<number, Fault>([[4, 'convert']]);
    poison(faults);
    const { posts } = desk;
    let tries = 0;
    Object.assign(desk, {
      posts: (ids: readonly string[]) => posts(ids).finally(() => (tries += Number(ids.includes('4')))),
    });
    follow();
    await pass(60);
    tries = 0;
    await pass(1_200);
    expect(tries).toBeLessThan(8);
    faults.clear();
    put(desk, 4);
    await pass(20);
    expect(shown(0)).toContain('p0-4');
  });

  it('keeps its article, also when it cannot be looked at alone', async () => {
    const [desk] = desks;
    if (desk === undefined) expect.unreachable();
    for (let id = 1; id <= 9; id += 1) put(desk, id);
    const { fate } = desk;
    let isBroken = true;
    Object.assign(desk, {
      fate: async (id: string) => {
        if (isBroken && id === '4') throw new DeskFault('HTTP status 401');
        return fate(id);
      },
    });
    follow();
    await pass(40);
    for (const id of ['4', '6']) desk.posts_.delete(id);
    await pass(90);
    expect([shown(0).includes('p0-4'), shown(0).includes('p0-6')]).toEqual([true, false]);
    expect([stateOf(4), faultOf(0)]).toEqual([['refused', 'HTTP status 401'], null]);
    isBroken = false;
    await pass(300);
    expect(shown(0)).not.toContain('p0-4');
  });

  it('is none when the desk does not answer at all', async () => {
    const [desk] = desks;
    if (desk === undefined) expect.unreachable();
    for (let id = 1; id <= 9; id += 1) put(desk, id);
    follow();
    await pass(40);
    desk.mood = 'down';
    put(desk, 3);
    newsrooms[0]?.hint('3', false);
    await pass(200);
    expect(stateOf(3)).toEqual(['shown', null]);
  });
});

describe('a rule of membership', () => {
  it('is applied to all of its posts, though it changes none of their times', async () => {
    const [desk, count] = [desks[0] ?? expect.unreachable(), 250];
    convertPost = ({ article: { readers } }) => readers;
    for (let id = 1; id <= count; id += 1) put(desk, id);
    follow();
    await pass(60);
    const closed = (): number =>
      [...(newsrooms[0]?.articles.values() ?? [])].filter((text) => text === 'members').length;
    expect([shown(0).length, closed()]).toEqual([count, 0]);
    const rule = (isForMembers: boolean): void => {
      for (const [id, post] of desk.posts_) if (Number(id) % 5 === 0) desk.posts_.set(id, { ...post, isForMembers });
    };
    rule(true);
    await pass(200);
    expect(closed()).toBe(count / 5);
    rule(false);
    await pass(200);
    expect(closed()).toBe(0);
    newsrooms[0]?.written.splice(0);
    await pass(200);
    expect(newsrooms[0]?.written).toEqual([]);
  });
});

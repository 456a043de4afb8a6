import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { openTestNewsroom, type TestNewsroom } from '#adapters/origin/newsroom/context/testing-newsroom.fake.ts';
import { runCommand, type TestCommand } from '#adapters/origin/newsroom/context/run-command.fake.ts';
import { articleAddresses } from '#adapters/origin/content/old-addresses/article-addresses.ts';
import { storedArticles } from '#adapters/origin/newsroom/articles/stored-articles.ts';
import { askForDraft, stateOfDraft } from '#adapters/origin/newsroom/follow/drafts.ts';
import { execute } from '#adapters/origin/newsroom/execute.ts';
import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { openFakeDesk, type FakeDesk, type FakePost } from '../desk/desk.fake.ts';
import { rules } from '#adapters/migration/migration.fake.ts';
import { followDesks } from './follow-desks.ts';

const start = 1_790_000_000;
let newsroom: TestNewsroom;
let desk: FakeDesk;
let time: SteerableTime;
let events: string[];
let stops: (() => Promise<void>)[];
/** Commands: the clock must not run ahead of the database. */
let running = 0;
const isRunning = (): boolean => running > 0;
/** Most tests leave out the question for webhooks, four times a second. */
let isHooked = false;

const run = <Do extends keyof CommandResults>(command: TestCommand<Do>) => runCommand(newsroom, command);

const follow = (node: string): (() => Promise<void>) => {
  const stop = followDesks({
    node,
    dataDir: newsroom.dataDir,
    execute: async (command) => {
      if (!isHooked && (command as { readonly do: string }).do === 'follow-hints')
        return { done: { hints: [], drafts: [] } };
      running += 1;
      return execute(newsroom, command).finally(() => (running -= 1));
    },
    openDesk: () => desk,
    rulesOf: () => rules,
    time,
    log: (event) => void events.push(event),
  });
  stops.push(stop);
  return stop;
};

const add = (more: object = {}) =>
  run({
    do: 'follow-add',
    desk: {
      kind: 'wordpress',
      address: 'http://iroasztal.example',
      site: 'main',
      key: 'anna:jelszó',
      allowPrivate: false,
      maxRemovals: 3,
      mapping: { categories: {}, tags: {}, sticky: { flag: 'legfontosabb' } },
      ...more,
    },
  });

const put = (id: number, more: Partial<FakePost> = {}): void => {
  const at = Math.floor(time.now() / 1000);
  desk.posts_.set(String(id), { id, title: `Cím ${id}`, publishedAt: at, modified: at, ...more });
};
const change = (id: number, more: Partial<FakePost>): void => {
  const post = desk.posts_.get(String(id));
  if (post === undefined) throw new Error(`no post ${id}`);
  desk.posts_.set(String(id), { ...post, modified: Math.floor(time.now() / 1000), ...more });
};

const shown = async (): Promise<readonly string[]> => {
  const { articles } = await run({ do: 'list', site: 'main', since: null, limit: 1_000 });
  return articles
    .filter(({ slug }) => /^(?:cikk|uj)-/.test(slug))
    .map(({ slug, title }) => `${slug}: ${title}`)
    .toSorted();
};
const status = async () => (await run({ do: 'follow-list' })).desks[0] ?? expect.unreachable('no desk');

/** Where old addresses lead now. Those of this site are shortened to their slugs. */
const led = async (): Promise<Readonly<Record<string, string>>> => {
  const { db, time: clock } = newsroom;
  const all = await db.selectFrom('sites').selectAll().execute();
  const [bySlug, byRole] = [new Map(all.map((row) => [row.slug, row])), new Map(all.map((row) => [row.role, row]))];
  const { items } = await articleAddresses({ db, sites: { bySlug, byRole }, domain: 'main', now: clock.now }, '', 100);
  const own = (path: string): string => path.replace(/^.*\/\d{4}\/\d\d\/\d\d\//, '');
  return Object.fromEntries(items.map(({ from, to }) => [own(from), own(to)]));
};

/** Lets the desk be followed for so many seconds. */
const pass = async (seconds: number): Promise<void> => {
  const end = time.monotonic() + seconds * 1000;
  while (time.monotonic() < end) {
    await time.advance(isHooked ? 250 : 1_000);
    for (let turns = 0; turns < 20 || isRunning(); turns += 1) await turn();
  }
};

beforeEach(async () => {
  newsroom = await openTestNewsroom();
  [desk, time, events, stops] = [openFakeDesk(), createSteerableTime(stillTime(start * 1000)), [], []];
  newsroom.time.now = start;
  isHooked = false;
}, 180_000);
afterEach(async () => {
  const stopping = Promise.all(stops.map((stop) => stop()));
  await pass(2);
  await stopping;
  await newsroom.close();
});

describe('a followed desk', () => {
  it('has its posts here, changed and renamed as they change there', async () => {
    await add();
    put(1);
    follow('a');
    await pass(20);
    expect(await shown()).toEqual(['cikk-1: Cím 1']);
    put(2);
    change(1, { title: 'Javított' });
    await pass(20);
    expect(await shown()).toEqual(['cikk-1: Javított', 'cikk-2: Cím 2']);
    change(2, { slug: 'uj-cim' });
    await pass(20);
    expect(await shown()).toEqual(['cikk-1: Javított', 'uj-cim: Cím 2']);
    desk.names.set('category:1', 'Hazai');
    await pass(90);
    const { labels } = await run({ do: 'list-labels', kind: 'section', site: 'main' });
    expect(labels.find(({ slug }) => slug === 'hirek')?.name).toBe('Hazai');
  });

  it('redirects all earlier addresses of a post in one hop, and those of no other', async () => {
    await add();
    put(1, { slug: 'uj-a' });
    follow('a');
    await pass(20);
    expect(await led()).toEqual({ '/cikk-1': 'uj-a' });
    change(1, { slug: 'uj-b' });
    await pass(20);
    expect(await led()).toEqual({ '/cikk-1': 'uj-b', 'uj-a': 'uj-b' });
    change(1, { slug: 'uj-c' });
    await pass(20);
    expect(await led()).toEqual({ '/cikk-1': 'uj-c', 'uj-a': 'uj-c', 'uj-b': 'uj-c' });
    change(1, { slug: 'uj-a' });
    await pass(20);
    expect(await led()).toEqual({ '/cikk-1': 'uj-a', 'uj-b': 'uj-a', 'uj-c': 'uj-a' });
    const publishedAt = desk.posts_.get('1')?.publishedAt ?? 0;
    put(2, { slug: 'uj-b', publishedAt });
    await pass(20);
    expect(await shown()).toEqual(['uj-a: Cím 1', 'uj-b: Cím 2']);
    expect(await led()).toEqual({ '/cikk-1': 'uj-a', '/cikk-2': 'uj-b', 'uj-c': 'uj-a' });
    desk.posts_.delete('1');
    await pass(60);
    expect(await led()).toEqual({ '/cikk-2': 'uj-b' });
  });

  it('has a live blog with entries of its own, open until its label is taken away', async () => {
    await add({ mapping: { categories: {}, tags: { elo: { liveblog: true } }, sticky: {} } });
    const entry = (title: string): string => `<h2>${title}</h2><p>${title} történt.</p>`;
    const blog = async () => {
      const [found] = await storedArticles(newsroom.db, ['cikk-1']);
      const posts = found?.posts.filter(({ active }) => active).map(({ slug, title }) => `${slug} ${title}`);
      return { type: found?.type, isOpen: found?.flags.includes('live'), posts };
    };
    put(1, { tags: ['elo'], html: '<p>Hamarosan.</p>' });
    follow('a');
    await pass(20);
    expect(await blog()).toEqual({ type: 'liveblog', isOpen: true, posts: [] });
    expect((await status()).report?.unmapped).toContain('live-blog-without-headings cikk-1');
    change(1, { html: entry('Egy') });
    await pass(20);
    change(1, { html: `${entry('Kettő')}<h2>Egy</h2><p>Javítva.</p>` });
    await pass(20);
    expect(await blog()).toEqual({ type: 'liveblog', isOpen: true, posts: ['cikk-1-2 Kettő', 'cikk-1-1 Egy'] });
    expect((await status()).report?.unmapped).toEqual([]);
    change(1, { tags: [], html: entry('Kettő') });
    await pass(20);
    expect(await blog()).toEqual({ type: 'liveblog', isOpen: false, posts: ['cikk-1-2 Kettő'] });
    change(1, { html: '<p>Vége.</p>' });
    await pass(20);
    expect((await blog()).posts).toEqual([]);
  });

  it('loses what is hidden or deleted there, and gets it back', async () => {
    await add();
    for (const id of [1, 2, 3]) put(id);
    follow('a');
    await pass(20);
    change(1, { state: 'hidden' });
    desk.posts_.delete('2');
    await pass(60);
    expect(await shown()).toEqual(['cikk-3: Cím 3']);
    change(1, { state: 'shown', isQuiet: true });
    await pass(60);
    expect(await shown()).toEqual(['cikk-1: Cím 1', 'cikk-3: Cím 3']);
  });

  it('has what only a sweep finds', async () => {
    await add();
    follow('a');
    await pass(20);
    put(1, { isQuiet: true });
    await pass(60);
    expect(await shown()).toEqual(['cikk-1: Cím 1']);
  });

  it('is read again as a whole when its time zone changes', async () => {
    await add();
    put(1);
    follow('a');
    await pass(40);
    const post = desk.posts_.get('1');
    // Nothing that a list shows has changed.
    desk.posts_.set('1', { ...(post as FakePost), title: 'Más' });
    await pass(10);
    expect(await shown()).toEqual(['cikk-1: Cím 1']);
    desk.timeZone = 'Europe/London';
    await pass(40);
    expect([await shown(), events.includes('desk-zone-changed')]).toEqual([['cikk-1: Más'], true]);
  });

  it('is read at once when a webhook names a post', async () => {
    isHooked = true;
    await add();
    for (const id of [1, 2, 3, 4, 5]) put(id);
    follow('a');
    await pass(15);
    const hint = (id: string, isRemoval: boolean) =>
      newsroom.db
        .insertInto('follow_hints')
        .values({ desk_id: 1, signature: `${id} ${isRemoval}`, remote_id: id, is_removal: isRemoval })
        .execute();
    put(6, { isQuiet: true });
    await hint('6', false);
    for (const id of [1, 2, 3, 4, 5]) {
      desk.posts_.delete(String(id));
      await hint(String(id), true);
    }
    await pass(2);
    expect(await shown()).toEqual(['cikk-6: Cím 6']);
  });

  it('has a change of the same second as the one before', async () => {
    await add();
    put(1);
    follow('a');
    for (let seconds = 0; seconds < 20 && (await shown()).length === 0; seconds += 1) await pass(1);
    const post = desk.posts_.get('1');
    desk.posts_.set('1', { ...(post as FakePost), title: 'Más' });
    await pass(10);
    expect(await shown()).toEqual(['cikk-1: Más']);
  });

  it('is read once more when a webhook arrives while its lists are read', async () => {
    isHooked = true;
    await add();
    put(1);
    follow('a');
    await pass(70);
    const anything = (signature: string) =>
      newsroom.db
        .insertInto('follow_hints')
        .values({ desk_id: 1, signature, remote_id: null, is_removal: false })
        .execute();
    await anything('one');
    // The categories are read; tags and authors follow.
    await pass(1);
    desk.names.set('category:1', 'Hazai');
    await anything('two');
    await pass(8);
    const { labels } = await run({ do: 'list-labels', kind: 'section', site: 'main' });
    expect(labels.find(({ slug }) => slug === 'hirek')?.name).toBe('Hazai');
  });

  it('gives a draft to staff alone, in a hidden copy that follows its changes', async () => {
    isHooked = true;
    const { id, hookSecret } = await add();
    put(1, { state: 'hidden' });
    follow('a');
    await pass(5);
    const expires = newsroom.time.now + 600;
    const preview = async (post: string) => {
      const signature = createHmac('sha256', hookSecret).update(`draft.${id}.${post}.${expires}`).digest('hex');
      const request = await askForDraft(newsroom, { desk: id, post, expires, signature });
      for (;;) {
        const state = await stateOfDraft(newsroom.db, request ?? '');
        if (state === null || state.path !== null || state.why !== null) return state;
        await pass(1);
      }
    };
    expect(await preview('1')).toMatchObject({ path: expect.stringMatching(/^\/hirek\/.*\/elonezet-1-1$/), why: null });
    change(1, { title: 'Másik cím' });
    await preview('1');
    const [copy] = await storedArticles(newsroom.db, ['elonezet-1-1']);
    expect(copy).toMatchObject({ title: 'Másik cím', active: false });
    expect(await shown()).toEqual([]);
    expect(await preview('2')).toEqual({ path: null, why: 'the desk has no such draft' });
    desk.mood = 'down';
    expect(await preview('1')).toEqual({ path: null, why: 'HTTP status 500' });
  });

  it('is published once by several processes, and by another when the first ends', async () => {
    await add();
    const stop = follow('a');
    await pass(5);
    follow('b');
    put(1);
    await pass(20);
    expect(await shown()).toEqual(['cikk-1: Cím 1']);
    expect((await status()).leader).toBe('a');
    const stopping = stop();
    await pass(2);
    await stopping;
    put(2);
    await pass(40);
    expect((await status()).leader).toBe('b');
    expect(await shown()).toEqual(['cikk-1: Cím 1', 'cikk-2: Cím 2']);
  });
});

describe('a desk in trouble', () => {
  const ten = async (): Promise<readonly string[]> => {
    await add();
    for (let id = 1; id <= 10; id += 1) put(id);
    follow('a');
    await pass(40);
    const all = await shown();
    expect(all).toHaveLength(10);
    return all;
  };

  it.each(['down', 'empty', 'half'] as const)(
    'loses nothing while it is %s, and catches up by itself',
    async (mood) => {
      const before = await ten();
      desk.mood = mood;
      await pass(150);
      expect(await shown()).toEqual(before);
      put(11);
      desk.mood = 'well';
      await pass(200);
      expect(await shown()).toHaveLength(11);
      expect((await status()).report?.fault).toBeNull();
    },
  );

  it('is asked less and less often while it is down', async () => {
    await ten();
    desk.mood = 'down';
    desk.asked = 0;
    await pass(300);
    expect(desk.asked).toBeLessThan(12);
    expect((await status()).report?.fault).toMatchObject({ why: 'HTTP status 500' });
  });

  it('loses no more than its limit at once, until that is confirmed', async () => {
    const before = await ten();
    for (const id of [1, 2, 3, 4, 5]) desk.posts_.delete(String(id));
    await pass(90);
    expect(await shown()).toEqual(before);
    expect((await status()).waiting).toHaveLength(5);
    await run({ do: 'follow-confirm', desk: 1 });
    await pass(40);
    expect(await shown()).toHaveLength(5);
    expect((await status()).waiting).toEqual([]);
  });

  it('loses nothing to a restored backup, and keeps newer texts, until that is confirmed', async () => {
    await add();
    put(1);
    const backup = new Map(desk.posts_);
    follow('a');
    await pass(20);
    change(1, { title: 'Mai' });
    put(2);
    await pass(20);
    expect(await shown()).toEqual(['cikk-1: Mai', 'cikk-2: Cím 2']);
    desk.posts_.clear();
    for (const [id, post] of backup) desk.posts_.set(id, post);
    await pass(120);
    expect(await shown()).toEqual(['cikk-1: Mai', 'cikk-2: Cím 2']);
    await run({ do: 'follow-confirm', desk: 1 });
    await pass(40);
    expect(await shown()).toEqual(['cikk-1: Cím 1']);
  });

  it('stops waiting for posts that are there again', async () => {
    await ten();
    const posts = new Map(desk.posts_);
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) desk.posts_.delete(String(id));
    await pass(90);
    expect((await status()).waiting.length).toBeGreaterThan(0);
    for (const [id, post] of posts) desk.posts_.set(id, post);
    await pass(120);
    expect((await status()).waiting).toEqual([]);
    expect(await shown()).toHaveLength(10);
  });
});

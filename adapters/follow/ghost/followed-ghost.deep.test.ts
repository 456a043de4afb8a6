import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { openTestNewsroom, type TestNewsroom } from '#adapters/origin/newsroom/context/testing-newsroom.fake.ts';
import { runCommand, type TestCommand } from '#adapters/origin/newsroom/context/run-command.fake.ts';
import { execute } from '#adapters/origin/newsroom/execute.ts';
import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { rules } from '#adapters/migration/migration.fake.ts';
import { followDesks } from '../run/follow-desks.ts';
import { openGhostDesk } from './ghost-desk.ts';
import { type FakeGhost, ghostId, openFakeGhost } from './ghost.fake.ts';

const start = 1_790_000_000;
const [address, key] = ['http://iroasztal.example', `${'a'.repeat(24)}:${'b'.repeat(64)}`];
let newsroom: TestNewsroom;
let ghost: FakeGhost;
let time: SteerableTime;
let stop: () => Promise<void>;
let running = 0;
const isRunning = (): boolean => running > 0;

const run = <Do extends keyof CommandResults>(command: TestCommand<Do>) => runCommand(newsroom, command);
const shown = async (): Promise<readonly string[]> => {
  const { articles } = await run({ do: 'list', site: 'main', since: null, limit: 1_000 });
  return articles
    .filter(({ slug }) => slug.startsWith('cikk-'))
    .map(({ slug, title }) => `${slug}: ${title}`)
    .toSorted();
};
const status = async () => (await run({ do: 'follow-list' })).desks[0] ?? expect.unreachable('no desk');

/** Lets the desk be followed for so many seconds, without webhooks. */
const pass = async (seconds: number): Promise<void> => {
  for (let at = 0; at < seconds; at += 1) {
    await time.advance(1_000);
    ghost.now = Math.floor(time.now() / 1000);
    for (let turns = 0; turns < 20 || isRunning(); turns += 1) await turn();
  }
};

const follow = (): (() => Promise<void>) =>
  followDesks({
    node: 'a',
    dataDir: newsroom.dataDir,
    execute: async (command) => {
      if ((command as { readonly do: string }).do === 'follow-hints') return { done: { hints: [], drafts: [] } };
      running += 1;
      return execute(newsroom, command).finally(() => (running -= 1));
    },
    openDesk: ({ mapping, secrets }, followed) =>
      openGhostDesk({
        address,
        key: readGhostKey(secrets.key ?? '') ?? expect.unreachable('no key'),
        ask: ghost.ask,
        mapping,
        followed,
        time,
      }),
    rulesOf: () => rules,
    time,
    log: () => undefined,
  });

beforeEach(async () => {
  newsroom = await openTestNewsroom();
  [ghost, time] = [openFakeGhost(), createSteerableTime(stillTime(start * 1000))];
  newsroom.time.now = start;
  ghost.tags.set(ghostId(1), { id: ghostId(1), slug: 'hirek', name: 'Hírek', visibility: 'public' });
  ghost.users.set(ghostId(2), { id: ghostId(2), slug: 'nagy-eva', name: 'Nagy Éva' });
  await run({
    do: 'follow-add',
    desk: {
      kind: 'ghost',
      address,
      site: 'main',
      key,
      allowPrivate: false,
      maxRemovals: 3,
      mapping: { categories: {}, tags: {}, sticky: { flag: 'legfontosabb' } },
    },
  });
  for (let number = 1; number <= 9; number += 1) ghost.put(number);
  stop = follow();
  await pass(60);
  expect(await shown()).toHaveLength(9);
}, 180_000);
afterEach(async () => {
  ghost.delay = async () => undefined;
  const stopping = stop();
  await pass(40);
  await stopping;
  await newsroom.close();
});

describe('a followed Ghost', () => {
  it('has its edits here, also those that move no time', async () => {
    const { updated_at } = ghost.posts.get(ghostId(1)) as { readonly updated_at?: unknown };
    ghost.put(1, { title: 'Javított' });
    ghost.put(2, { title: 'Csendes', updated_at });
    await pass(20);
    expect((await shown()).slice(0, 3)).toEqual(['cikk-1: Javított', 'cikk-2: Csendes', 'cikk-3: Cím 3']);
    ghost.tags.set(ghostId(1), { id: ghostId(1), slug: 'hirek', name: 'Friss hírek', visibility: 'public' });
    await pass(90);
    for (const kind of ['section', 'tag'] as const) {
      const { labels } = await run({ do: 'list-labels', kind, site: kind === 'section' ? 'main' : null });
      expect(labels.map(({ name }) => name)).toContain('Friss hírek');
    }
  });

  it('has one label here for one there, also when a post arrives with its new name first', async () => {
    const tag = { id: ghostId(1), slug: 'friss', name: 'Friss hírek', visibility: 'public' };
    ghost.put(1, { title: 'Javított', tags: [tag] });
    await pass(20);
    ghost.tags.set(tag.id, tag);
    await pass(90);
    for (const kind of ['section', 'tag'] as const) {
      const { labels } = await run({ do: 'list-labels', kind, site: kind === 'section' ? 'main' : null });
      const found = labels.filter(({ name }) => /hírek/i.test(name));
      expect(found.map(({ name, articles }) => [name, articles])).toEqual([['Friss hírek', 9]]);
    }
  });

  it('loses within 20 seconds what is unpublished or deleted on record there, and gets it back', async () => {
    ghost.put(9, { status: 'draft' });
    ghost.remove(8);
    await pass(20);
    expect(await shown()).toHaveLength(7);
    ghost.put(9, { status: 'published' });
    await pass(20);
    expect(await shown()).toContain('cikk-9: Cím 9');
  });

  it.each(['killed', 'error', 'html', 'half', 'empty'] as const)(
    'loses nothing while it is %s, and catches up by itself',
    async (mood) => {
      const before = await shown();
      ghost.mood = mood;
      await pass(150);
      expect(await shown()).toEqual(before);
      ghost.put(10);
      ghost.mood = 'well';
      await pass(200);
      expect(await shown()).toHaveLength(10);
      expect((await status()).report?.fault).toBeNull();
    },
  );

  it('loses nothing while each answer takes 30 seconds, and catches up by itself', async () => {
    ghost.delay = () => time.wait(30_000);
    ghost.put(1, { title: 'Javított' });
    const before = await shown();
    await pass(300);
    expect([...before, ...(await shown())]).toHaveLength(18);
    ghost.delay = async () => undefined;
    await pass(60);
    expect((await shown())[0]).toBe('cikk-1: Javított');
  });

  it('loses nothing to a restored backup, though its ids are no numbers, until that is confirmed', async () => {
    const backup = new Map(ghost.posts);
    await pass(5);
    ghost.put(1, { title: 'Mai' });
    ghost.put(10);
    await pass(20);
    const today = await shown();
    expect(today).toContain('cikk-10: Cím 10');
    ghost.posts.clear();
    for (const [id, post] of backup) ghost.posts.set(id, post);
    await pass(120);
    expect(await shown()).toEqual(today);
    expect((await status()).waiting.toSorted()).toEqual(['cikk-1', 'cikk-10']);
    await run({ do: 'follow-confirm', desk: 1 });
    await pass(60);
    expect(await shown()).toHaveLength(9);
    expect(await shown()).toContain('cikk-1: Cím 1');
  });

  it('loses no more than its limit at once, until that is confirmed', async () => {
    for (const number of [1, 2, 3, 4]) ghost.posts.delete(ghostId(number));
    await pass(90);
    expect(await shown()).toHaveLength(9);
    expect((await status()).waiting).toHaveLength(4);
  });
});

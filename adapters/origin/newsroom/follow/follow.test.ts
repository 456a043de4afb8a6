import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskReport, FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { runCommand, type TestCommand } from '../context/run-command.fake.ts';
import { execute } from '../execute.ts';
import { readHook } from './read-hook.ts';
import { takeHook } from './take-hook.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const run = <Do extends keyof CommandResults>(command: TestCommand<Do>) => runCommand(newsroom, command);
const order = (address: string) => ({
  kind: 'wordpress',
  address,
  site: 'main',
  key: 'anna:titok jelszó',
  allowPrivate: false,
  maxRemovals: 20,
  mapping: { categories: { pr: { flag: 'pr' } }, tags: {}, sticky: {} },
});
const add = (address: string) => run({ do: 'follow-add', desk: order(address) });
const item = (id: string, slug: string, more: Partial<FollowedItem> = {}): FollowedItem => ({
  id,
  print: 'p',
  media: null,
  hash: 'h',
  slug,
  link: `/${slug}`,
  path: `/hirek/${slug}`,
  block: null,
  modified: 1,
  state: 'shown',
  why: null,
  ...more,
});
const note = (
  desk: number,
  items: readonly FollowedItem[],
  removed: readonly string[] = [],
  report: DeskReport | null = null,
  carriedAt: number | null = null,
) => run({ do: 'follow-note', desk, items, removed, report, carriedAt });
const lead = (node: string, seconds = 15) => run({ do: 'follow-lead', node, seconds });
const place = (desk: number, id: string, slug: string, publishedAt = 0) =>
  run({ do: 'follow-place', desk, items: [{ id, slug, publishedAt }] }).then(({ slugs }) => slugs[id]);

describe('the credentials of a desk', () => {
  it('are encrypted in the database, and only the process that follows it gets them', async () => {
    const { id, hookSecret } = await add('https://egy.example');
    const stored = JSON.stringify(await newsroom.db.selectFrom('follow_desks').selectAll().execute());
    expect(stored).not.toMatch(/titok/);
    expect(stored).not.toContain(hookSecret);
    expect(JSON.stringify(await run({ do: 'follow-list' }))).not.toMatch(/titok/);
    const { desks } = await lead('a');
    expect(desks.find((desk) => desk.id === id)?.secrets).toEqual({ key: 'anna:titok jelszó', hook: hookSecret });
    await lead('a', 0);
  });

  it('open with no other signing key', async () => {
    const other = { ...newsroom, signingKey: async () => 'más kulcs' };
    const outcome = await execute(other, { do: 'follow-lead', node: 'z', seconds: 0 });
    const { desks } = (outcome as { done: CommandResults['follow-lead'] }).done;
    expect(desks.map(({ secrets }) => secrets)).toEqual([null]);
  });
});

describe('the credentials of a desk during a rotation of the signing key', () => {
  it('open with either key for the process that follows it, and then with the next one alone', async () => {
    const { id, hookSecret } = await add('https://forog.example');
    const [next, before] = [async () => 'a következő kulcs', await newsroom.signingKey()];
    const secretsWith = async (keys: Pick<TestNewsroom, 'signingKey' | 'otherSigningKey'>) => {
      const outcome = await execute({ ...newsroom, ...keys }, { do: 'follow-lead', node: 'f', seconds: 15 });
      const { desks } = (outcome as { done: CommandResults['follow-lead'] }).done;
      return desks.find((desk) => desk.id === id)?.secrets?.hook;
    };
    expect(await secretsWith({ signingKey: newsroom.signingKey, otherSigningKey: await next() })).toBe(hookSecret);
    expect(await secretsWith({ signingKey: next, otherSigningKey: before })).toBe(hookSecret);
    expect(await secretsWith({ signingKey: next })).toBe(hookSecret);
    expect(await secretsWith({ signingKey: newsroom.signingKey, otherSigningKey: await next() })).toBe(hookSecret);
    await lead('f', 0);
    await run({ do: 'follow-remove', desk: id });
  });
});

describe('the lead of a desk', () => {
  it('belongs to one process until it ends or its time is over', async () => {
    const { id } = await add('https://ketto.example');
    const leads = async (node: string) => (await lead(node)).desks.some((desk) => desk.id === id);
    expect([await leads('a'), await leads('b'), await leads('a')]).toEqual([true, false, true]);
    await newsroom.db
      .updateTable('follow_desks')
      .set({ leader_until: sql<Date>`now() - interval '1 s'` })
      .execute();
    expect([await leads('b'), await leads('a')]).toEqual([true, false]);
    await lead('b', 0);
    expect(await leads('a')).toBe(true);
    await lead('a', 0);
  });
});

describe('a process that follows a desk no more', () => {
  const own = { publishedAt: '2026-01-01T10:00:00Z' };

  it('writes, deletes and notes nothing', async () => {
    const { id } = await add('https://tiz.example');
    const by = (node: string, order: object) => execute(newsroom, { ...order, lead: { desk: id, node } });
    const files = [{ name: 'elavult.html', text: fileOf(own), folder: newsroom.dataDir }];
    const commands = [
      { do: 'import', files, dryRun: false },
      { do: 'delete', site: 'main', slugs: ['elavult'] },
      { do: 'follow-note', desk: id, items: [item('1', 'elavult')], removed: [], report: null },
    ];
    await lead('a');
    for (const order of commands) expect(await by('a', order)).toHaveProperty('done');
    await newsroom.db
      .updateTable('follow_desks')
      .set({ leader_until: sql<Date>`now() - interval '1 s'` })
      .execute();
    for (const order of commands) expect(await by('a', order)).toMatchObject({ failed: 'no-desk' });
    await lead('b');
    for (const order of commands) {
      expect(await by('a', order)).toMatchObject({ failed: 'no-desk' });
      expect(await by('b', order)).toHaveProperty('done');
    }
    expect(await execute(newsroom, { do: 'follow-list', lead: 'b' })).toHaveProperty('refused');
    await lead('b', 0);
  });
});

describe('a desk', () => {
  it('is followed once for each site', async () => {
    await add('https://harom.example');
    expect(await execute(newsroom, { do: 'follow-add', desk: order('https://harom.example') })).toMatchObject({
      failed: 'desk-exists',
    });
  });

  it('has waiting articles, which one command confirms', async () => {
    const { id } = await add('https://negy.example');
    expect(await execute(newsroom, { do: 'follow-confirm', desk: id })).toMatchObject({ failed: 'nothing-waits' });
    await note(id, [item('1', 'var-1', { state: 'waiting', why: 'too-many' }), item('2', 'all-2')]);
    expect((await run({ do: 'follow-list' })).desks.find((desk) => desk.id === id)).toMatchObject({
      waiting: ['var-1'],
      waitsFor: ['too-many'],
      shown: 2,
    });
    newsroom.time.now += 10;
    expect(await run({ do: 'follow-confirm', desk: id })).toEqual({ confirmed: 1 });
    const confirmedAt = async () => (await lead('a')).desks.find((desk) => desk.id === id)?.confirmedAt;
    expect([await confirmedAt(), await confirmedAt()]).toEqual([newsroom.time.now, newsroom.time.now]);
    await run({ do: 'follow-confirm', desk: id });
    await note(id, [], [], null, newsroom.time.now);
    expect(await confirmedAt()).toBe(newsroom.time.now + 1);
    await note(id, [], [], null, newsroom.time.now + 1);
    expect(await confirmedAt()).toBeNull();
    await lead('a', 0);
  });

  it('of Ghost needs one of its keys, and gives its webhooks when it is not followed any more', async () => {
    const ghost = (key: string | null) => ({ ...order('https://tizenegy.example'), kind: 'ghost', key });
    for (const key of [null, 'anna:titok', 'c'.repeat(25)])
      expect(await execute(newsroom, { do: 'follow-add', desk: ghost(key) })).toHaveProperty('refused');
    const key = `${'a'.repeat(24)}:${'b'.repeat(64)}`;
    const { id } = await run({ do: 'follow-add', desk: ghost(key) });
    await run({ do: 'follow-hooks', desk: id, ids: ['w1', 'w2'] });
    expect(JSON.stringify(await run({ do: 'follow-list' }))).not.toMatch(/w1|bbbb/);
    expect(await run({ do: 'follow-remove', desk: id })).toEqual({
      removed: id,
      hooks: { kind: 'ghost', address: 'https://tizenegy.example', allowPrivate: false, key, ids: ['w1', 'w2'] },
    });
    expect(await execute(newsroom, { do: 'follow-hooks', desk: id, ids: [] })).toMatchObject({ failed: 'no-desk' });
  });

  it('keeps its articles when it is not followed any more', async () => {
    const { id } = await add('https://ot.example');
    await newsroom.put('marad', fileOf({}));
    await note(id, [item('1', 'marad')]);
    await run({ do: 'follow-remove', desk: id });
    expect(await run({ do: 'follow-items', desk: id })).toEqual({ items: [] });
    expect(
      (await run({ do: 'list', site: 'main', since: null, limit: 500 })).articles.map(({ slug }) => slug),
    ).toContain('marad');
    expect(await execute(newsroom, { do: 'follow-remove', desk: id })).toMatchObject({ failed: 'no-desk' });
  });
});

describe('the slug of a post', () => {
  it('is its own again, never that of another article, nor a reserved word', async () => {
    const { id } = await add('https://hat.example');
    await newsroom.put('szerkesztett', fileOf({ publishedAt: '2026-01-01T10:00:00Z' }));
    expect(await place(id, '1', 'uj-hir')).toBe('uj-hir');
    await note(id, [item('1', 'uj-hir')]);
    expect(await place(id, '1', 'uj-hir')).toBe('uj-hir');
    expect(await place(id, '2', 'uj-hir')).toBe('uj-hir-2');
    expect(await place(id, '3', 'szerkesztett')).toBe('szerkesztett-2');
    expect(await place(id, '4', 'elo')).toMatch(/^elo-\d+$/);
    expect(await place(id, '5', 'elonezet-1-55')).toBe('cikk-elonezet-1-55');
  });

  it('is that of an article that was moved in before, with the same time', async () => {
    const { id } = await add('https://het.example');
    await newsroom.put('koltozott', fileOf({ publishedAt: '2026-01-01T10:00:00Z' }));
    expect(await place(id, '1', 'koltozott', Date.parse('2026-01-01T10:00:00Z') / 1000)).toBe('koltozott');
  });
});

describe('the slug that several desks want', () => {
  it('belongs to the first one, before either has imported its post', async () => {
    const first = await add('https://tizenketto.example');
    const second = await add('https://tizenharom.example');
    expect(await place(first.id, '1', 'kozos')).toBe('kozos');
    expect(await place(second.id, '1', 'kozos')).toBe('kozos-2');
    expect([await place(second.id, '1', 'kozos'), await place(first.id, '1', 'kozos')]).toEqual(['kozos-2', 'kozos']);
  });

  it('is not that of an article of another site, not even one that took the place of its own', async () => {
    const { id } = await add('https://tizennegy.example');
    const [publishedAt, at] = ['2026-01-01T10:00:00Z', Date.parse('2026-01-01T10:00:00Z') / 1000];
    const elsewhere = fileOf({ site: 'g7', section: null, publishedAt });
    await newsroom.put('mashol', elsewhere);
    expect(await place(id, '1', 'mashol', at)).toBe('mashol-2');
    await note(id, [item('2', 'torolt')]);
    expect(await place(id, '2', 'torolt', at)).toBe('torolt');
    await newsroom.put('torolt', elsewhere);
    expect(await place(id, '2', 'torolt', at)).toBe('torolt-2');
  });

  it('stays with a post that is renamed until its article there is deleted', async () => {
    const first = await add('https://tizenot.example');
    const second = await add('https://tizenhat.example');
    await newsroom.put('elso-cim', fileOf({}));
    await note(first.id, [item('1', 'elso-cim')]);
    expect(await place(first.id, '1', 'masodik-cim')).toBe('masodik-cim');
    expect(await place(second.id, '1', 'elso-cim')).toBe('elso-cim-2');
    expect(await place(second.id, '2', 'masodik-cim')).toBe('masodik-cim-2');
    const { items } = await run({ do: 'follow-items', desk: first.id });
    expect(items.map(({ id, slug, print, why }) => [id, slug, print, why]).toSorted()).toEqual([
      ['1', 'masodik-cim', '', null],
      ['old:elso-cim', 'elso-cim', '', '1'],
    ]);
    expect(await place(first.id, '1', 'elso-cim')).toBe('elso-cim');
  });
});

describe('a webhook', () => {
  const [at, body] = [1_790_000_000, '{"id":7,"event":"trash"}'];
  const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  const signed = (secret: string, time = at, text = body) => ({
    body: text,
    signature: `t=${time},v1=${hmac(secret, `${time}.${text}`)}`,
  });

  it('counts once, within five minutes, with the secret of its desk', async () => {
    const { id, hookSecret } = await add('https://nyolc.example');
    const { id: other } = await add('https://kilenc.example');
    const needs = { ...newsroom, now: () => at };
    expect(await takeHook(needs, id, signed('más'))).toBe('refused');
    expect(await takeHook(needs, other, signed(hookSecret))).toBe('refused');
    expect(await takeHook(needs, 999, signed(hookSecret))).toBe('no-desk');
    expect(await takeHook(needs, id, { body, signature: `t=${at},v1=${'a'.repeat(63)}é` })).toBe('refused');
    expect(await takeHook(needs, id, signed(hookSecret, at - 301))).toBe('refused');
    expect(await takeHook(needs, id, { ...signed(hookSecret), body: body.replace('7', '8') })).toBe('refused');
    expect(await takeHook(needs, id, signed(hookSecret))).toBe('taken');
    expect(await takeHook(needs, id, signed(hookSecret))).toBe('refused');
    const { signature, ...same } = signed(hookSecret);
    expect(await takeHook(needs, id, { ...same, signature: `${signature.replace(',', ' , ')},x=1` })).toBe('refused');
    await lead('a');
    expect((await run({ do: 'follow-hints', node: 'b' })).hints).toEqual([]);
    expect((await run({ do: 'follow-hints', node: 'a' })).hints).toEqual([{ desk: id, id: '7', isRemoval: true }]);
    expect((await run({ do: 'follow-hints', node: 'a' })).hints).toEqual([]);
    // Of a process that ended before it read the post.
    const again = await run({ do: 'follow-hints', node: 'a', again: true });
    expect(again.hints).toEqual([{ desk: id, id: '7', isRemoval: true }]);
    await lead('a', 0);
  });

  it('of Ghost is signed with its body and milliseconds, and counts once within five minutes', async () => {
    const { id, hookSecret } = await add('https://tizenegy.example');
    const needs = { ...newsroom, now: () => at };
    const text = '{"event":"post.deleted","post":{"current":{},"previous":{"id":"6b0b8091a985e911c557db2b"}}}';
    const ofGhost = (time: number, over = `${text}${time}`) => ({
      body: text,
      signature: `sha256=${hmac(hookSecret, over)}, t=${time}`,
    });
    expect(await takeHook(needs, id, ofGhost(at * 1000 - 300_001))).toBe('refused');
    expect(await takeHook(needs, id, ofGhost(at * 1000 + 300_001))).toBe('refused');
    expect(await takeHook(needs, id, ofGhost(at))).toBe('refused');
    expect(await takeHook(needs, id, ofGhost(at * 1000, text))).toBe('refused');
    expect(await takeHook(needs, id, ofGhost(at * 1000, `${at * 1000}.${text}`))).toBe('refused');
    expect(await takeHook(needs, id, ofGhost(at * 1000 + 7))).toBe('taken');
    const { signature, ...again } = ofGhost(at * 1000 + 7);
    expect(await takeHook(needs, id, { ...again, signature: signature.replace(', ', ',') })).toBe('refused');
    await lead('a');
    expect((await run({ do: 'follow-hints', node: 'a' })).hints).toEqual([
      { desk: id, id: '6b0b8091a985e911c557db2b', isRemoval: true },
    ]);
    await lead('a', 0);
  });

  it('of Ghost names the post of its event; every other event may have changed anything', () => {
    const post = (event: string) =>
      JSON.stringify({ event, post: { current: { id: 'a1' }, previous: { title: 'x' } } });
    expect(readHook(post('post.published'))).toEqual({ id: 'a1', isRemoval: false });
    expect(readHook(post('post.published.edited'))).toEqual({ id: 'a1', isRemoval: false });
    expect(readHook(post('post.unpublished'))).toEqual({ id: 'a1', isRemoval: true });
    const tag = '{"event":"tag.edited","tag":{"current":{"id":"b1"},"previous":{}}}';
    for (const text of ['{"event":"site.changed"}', tag, post('page.deleted')])
      expect(readHook(text)).toEqual({ id: null, isRemoval: false });
  });

  it('names a post, its removal, or that anything may have changed', () => {
    expect(readHook('{"id":7,"event":"publish"}')).toEqual({ id: '7', isRemoval: false });
    for (const text of ['', '{"id":0,"event":"many"}', '{"tag":{}}', '<html>'])
      expect(readHook(text)).toEqual({ id: null, isRemoval: false });
  });
});

describe('a post from before 1970', () => {
  it('gets its slug, and is noted with its time of change, which no claim exceeds', async () => {
    const { id } = await add('https://regi.example');
    const before = -416_000_000;
    expect(await place(id, '1956', 'forradalom', before)).toBe('forradalom');
    const modified = async () => (await run({ do: 'follow-items', desk: id })).items[0]?.modified;
    expect(await modified()).toBeLessThanOrEqual(before);
    await note(id, [item('1956', 'forradalom', { modified: before })]);
    expect(await modified()).toBe(before);
  });
});

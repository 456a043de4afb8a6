import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { DeskTools } from '../../installation/desk-tools.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const added = { id: 3, hookPath: '/api/follow/3', hookSecret: 'titok' };
const key = `${'a'.repeat(24)}:${'b'.repeat(64)}`;
const address = 'https://iroasztal.example';

const following = async (
  args: readonly string[],
  desks: Partial<DeskTools> = {},
  files: Readonly<Record<string, string>> = {},
) => {
  const orders: NewsroomCommand[] = [];
  const hooked: unknown[] = [];
  const given: DeskTools = {
    recognise: async () => ({ kind: 'ghost', mayHaveHooks: true }),
    setHooks: async (place, hook) => {
      hooked.push({ ...place, ...hook });
      return { ids: ['w1', 'w2'], why: null };
    },
    removeHooks: async () => null,
    events: ['post.published', 'post.deleted', 'site.changed'],
    ownOrigin: 'https://lap.example',
    ...desks,
  };
  const execute = (order: NewsroomCommand): unknown => {
    orders.push(order);
    const hooks = { kind: 'ghost', address, allowPrivate: false, key, ids: ['w1'] };
    return { done: order.do === 'follow-add' ? added : order.do === 'follow-remove' ? { removed: 3, hooks } : {} };
  };
  const ran = await run(['follow', ...args], { execute, desks: given, files: { 'kulcs.txt': `${key}\n`, ...files } });
  return { ...ran, orders, hooked };
};

describe('a followed site', () => {
  it('that is a Ghost gets webhooks to the public address, which are noted', async () => {
    const ran = await following(['add', `${address}/`, '--key', 'kulcs.txt']);
    expect(ran).toMatchObject({
      code: 0,
      orders: [
        { do: 'follow-add', desk: { kind: 'ghost', address, key, site: 'main', maxRemovals: 20 } },
        { do: 'follow-hooks', desk: 3, ids: ['w1', 'w2'] },
      ],
      hooked: [{ address, key, allowPrivate: false, target: 'https://lap.example/api/follow/3', secret: 'titok' }],
    });
    expect(ran.err).toContain('2 webhook beállítva a Ghostban, ide: https://lap.example/api/follow/3');
    expect(ran.out + ran.err).not.toMatch(/titok|bbbb/);
  });

  it('has its webhooks at the given address, or none', async () => {
    const there = await following(['add', address, '--key', 'kulcs.txt', '--hooks', 'http://10.0.0.4:3000/']);
    expect(there.hooked).toMatchObject([{ target: 'http://10.0.0.4:3000/api/follow/3' }]);
    for (const none of [
      await following(['add', address, '--key', 'kulcs.txt', '--no-hooks']),
      await following(['add', address, '--key', 'kulcs.txt'], {
        recognise: async () => ({ kind: 'ghost', mayHaveHooks: false }),
      }),
    ]) {
      expect(none).toMatchObject({ code: 0, hooked: [] });
      expect(none.err).toContain('webhookok nélkül');
    }
  });

  it('prints what to click where webhooks were refused', async () => {
    const setHooks = async () => ({ ids: ['w1'], why: 'HTTP status 403' });
    const ran = await following(['add', address, '--key', 'kulcs.txt', '--lang', 'en'], { setHooks });
    expect(ran.code).toBe(1);
    expect(ran.orders[1]).toEqual({ do: 'follow-hooks', desk: 3, ids: ['w1'] });
    expect(ran.err).toContain(
      'Add webhook, for each of these events: post.deleted, site.changed. Target URL: https://lap.example/api/follow/3, secret: titok.',
    );
  });

  it('that is a Ghost has one meaning for a tag, also where that is the section', async () => {
    const map = '{"tags":{"pr":{"flag":"pr"}},"categories":{"hirek":{"section":"belfold"}}}';
    const ran = await following(['add', address, '--key', 'kulcs.txt', '--map', 'map.json'], {}, { 'map.json': map });
    const both = { hirek: { section: 'belfold' }, pr: { flag: 'pr' } };
    expect(ran.orders[0]).toMatchObject({ desk: { mapping: { categories: both, tags: both } } });
  });

  it('that is a WordPress prints the secret of its plugin', async () => {
    const ran = await following(['add', address], {
      recognise: async () => ({ kind: 'wordpress', mayHaveHooks: false }),
    });
    expect(ran).toMatchObject({ code: 0, orders: [{ desk: { kind: 'wordpress', key: null } }], hooked: [] });
    expect(ran.out).toBe('webhook: POST /api/follow/3, titok: titok\n');
  });

  it.each([
    ['no-desk', 5, 'neither a WordPress nor a Ghost answers at https://iroasztal.example: ECONNREFUSED'],
    ['no-key', 2, 'it needs --key FILE'],
    ['key-refused', 2, 'refused the key: ECONNREFUSED'],
  ] as const)('that is of no use (%s) is not followed: exit code %i', async (unusable, code, text) => {
    const recognise = async () => ({ unusable, why: 'ECONNREFUSED' });
    const ran = await following(['add', address, '--lang', 'en'], { recognise });
    expect(ran).toMatchObject({ code, orders: [] });
    expect(ran.err).toContain(text);
  });

  it('loses its webhooks when it is not followed any more, without printing its key', async () => {
    const ended: unknown[] = [];
    const removeHooks: DeskTools['removeHooks'] = async ({ ids }) => {
      ended.push(ids);
      return null;
    };
    const ran = await following(['remove', '3', '--json'], { removeHooks });
    expect([ran.code, ended, objects(ran)]).toEqual([0, [['w1']], [{ schemaVersion: 1, removed: 3 }]]);
    const left = await following(['remove', '3', '--lang', 'en'], { removeHooks: async () => 'ECONNREFUSED' });
    expect(left.code).toBe(1);
    expect(left.err).toContain('could not be removed: ECONNREFUSED. Delete them in Ghost');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#adapters/web/log.ts';
import { answerRequest } from './control-room.ts';
import { readEditedAt } from './edited-at.ts';
import { redact, settingsInForce } from './settings-in-force.ts';

let folder = '';
beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'room-')); });
afterAll(() => rm(folder, { recursive: true, force: true }));

const room = (outcome: unknown = { done: {} }) => {
  const [orders, forgotten]: [unknown[], unknown[]] = [[], []];
  const mainApi = Promise.resolve({ url: '', ready: Promise.resolve(), stop: async () => undefined, carryOut: async (order: unknown) => { orders.push(order); return outcome; } });
  const answer = answerRequest({ dataDir: folder, mainApi, forget: (names) => forgotten.push(names ?? 'all'), log: createLog('silent', () => undefined) });
  return { answer, orders, forgotten };
};

describe('the control room', () => {
  it('has orders carried out by the origin, and forgets every copy when one has written', async () => {
    const { answer, orders, forgotten } = room();
    const before = Date.now();
    for (const order of [{ do: 'list' }, { do: 'export' }, { do: 'backup' }, { do: 'add-pass' }, { do: 'end-pass' }, { do: 'import', dryRun: true }, 'szia', null]) expect(await answer(order)).toEqual({ done: {} });
    expect([orders.length, forgotten, await readEditedAt(folder)]).toEqual([8, [], -Infinity]);
    for (const order of [{ do: 'import', dryRun: false }, { do: 'post' }, { do: 'take-back' }, { do: 'delete' }, { do: 'restore' }]) await answer(order);
    expect(forgotten).toEqual(['all', 'all', 'all', 'all', 'all']);
    expect(await readEditedAt(folder)).toBeGreaterThanOrEqual(before);
  });

  it('forgets nothing when an order failed', async () => {
    const { answer, forgotten } = room({ failed: 'no-article', about: 'x' });
    expect(await answer({ do: 'delete' })).toEqual({ failed: 'no-article', about: 'x' });
    expect(forgotten).toEqual([]);
  });

  it('purges by itself: some pages, or all', async () => {
    const { answer, orders, forgotten } = room();
    expect(await answer({ do: 'purge', pages: [{ site: 'lap', path: '/x' }] })).toEqual({ done: { pages: 1 } });
    expect(await answer({ do: 'purge', pages: null })).toEqual({ done: { pages: null } });
    expect([orders, forgotten]).toEqual([[], [['lap /x'], 'all']]);
  });
});

describe('settings', () => {
  const of = (env: Record<string, string>, redacted = true) => new Map(settingsInForce(env, redacted).settings.map((setting) => [setting.name, setting]));

  it('say where each value comes from, and hide what is secret in it', () => {
    const settings = of({ PORT: '4000', DATABASE_URL: 'postgres://user:titok@db.example:5432/news?password=p&x=1', HOST: '' });
    expect(settings.get('PORT')).toEqual({ name: 'PORT', value: '4000', from: 'environment' });
    expect(settings.get('DATABASE_URL')?.value).toBe('postgres://***@db.example:5432/news?password=***&x=1');
    expect(settings.get('DATA_DIR')).toEqual({ name: 'DATA_DIR', value: '.data', from: 'default' });
    expect(settings.get('HOST')).toEqual({ name: 'HOST', value: null, from: 'unset' });
    expect(of({ DATABASE_URL: 'postgres://u:t@x/y' }, false).get('DATABASE_URL')?.value).toBe('postgres://u:t@x/y');
  });

  it('tell what is wrong with them', () => {
    expect(settingsInForce({ PORT: 'x' }, true).errors).toEqual([expect.stringContaining('PORT')]);
  });

  it.each([['SESSION_SECRET', 'abc', '***'], ['API_KEY', 'abc', '***'], ['PORT', '1', '1'], ['CRM_URL', 'https://a@x/', 'https://***@x/'], ['CRM_URL', 'https://x/?token=1#a', 'https://x/?token=***#a'], ['CRM_URL', 'https://x/a@b', 'https://x/a@b']])(
    '%s=%s is shown as %s', (name, value, shown) => {
      expect(redact(name, value)).toBe(shown);
    },
  );
});

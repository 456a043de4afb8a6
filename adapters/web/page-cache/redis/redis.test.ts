import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#adapters/telemetry/log.ts';
import { createChangeRecord } from '#adapters/changes/change-record.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { openRedis, type Redis } from './open-redis.ts';
import { type CachedPage, storedBody } from '../../responses/cached-page.ts';
import { createRedisPageStore } from '../stores/redis-page-store.ts';
import { createRedisSharedRecord } from './redis-shared-record.ts';
import { hasRedis, startTestRedis, type TestRedis } from './start-test-redis.fake.ts';

const silent = createLog('silent', () => undefined);

const bounds = { maxBytes: 20_000, maxEntries: 12 };

const cachedPageOf = (text: string, epoch: string, number: number): CachedPage => {
  const body = storedBody(Buffer.from(text), text, []);
  return {
    page: 'lap /a',
    html: body,
    payload: body,
    madeAt: 1,
    freshUntil: 2,
    lifetime: { fresh: 0.5, whileRevalidating: 0, ifError: 60 },
    edition: { epoch, number },
    route: 'cikk',
    opensFurther: false,
  };
};

describe.runIf(hasRedis())('what web nodes keep in Redis', () => {
  let server: TestRedis;
  let redis: Redis;
  beforeAll(async () => {
    server = (await startTestRedis())!;
    redis = openRedis(server.url, silent, createSteerableTime());
    await redis.connected(5_000);
  });
  afterAll(async () => {
    await redis.close();
    await server.stop();
  });
  beforeEach(() => redis.ask((client) => client.flushAll()));

  const key = 'lap /a?';
  const store = () => createRedisPageStore(redis, 'build', bounds);
  const stands = async (...cachedPages: readonly CachedPage[]): Promise<string | null> => {
    for (const cachedPage of cachedPages) {
      store().write(key, cachedPage);
      await store().read(key);
    }
    return (await store().read(key))?.html.identity.toString() ?? null;
  };

  it('returns the same copy to every node of the build, until its TTL', async () => {
    expect(await stands(cachedPageOf('<p>ő</p>', 'e', 3))).toBe('<p>ő</p>');
    expect((await store().read(key))?.edition).toEqual({ epoch: 'e', number: 3 });
    expect(await createRedisPageStore(redis, 'other', bounds).read(key)).toBeNull();
    expect(await redis.ask((client) => client.ttl('page:build:lap /a?'))).toBeGreaterThan(50);
    store().remove(key);
    expect(await store().read(key)).toBeNull();
  });

  it('never gives way to an older copy', async () => {
    expect(await stands(cachedPageOf('new', 'e', 7), cachedPageOf('old', 'e', 6))).toBe('new');
    expect(await stands(cachedPageOf('as new', 'e', 7))).toBe('as new');
    expect(await stands(cachedPageOf('newer', 'e', 7.5), cachedPageOf('as new', 'e', 7))).toBe('newer');
    expect(await stands(cachedPageOf('of another epoch', 'f', 1))).toBe('of another epoch');
  });

  it('takes no copy that is older than a change that one node knows of', async () => {
    const record = createChangeRecord();
    record.heard({ epoch: 'e', number: 3 });
    record.learn({
      epoch: 'e',
      number: 5,
      reset: false,
      changes: [{ number: 5, kind: 'removed', slugs: ['a'], pages: [], all: false }],
    });
    await createRedisSharedRecord(redis).write(record.recorded(), false);
    expect(await stands(cachedPageOf('old', 'e', 4))).toBeNull();
    expect(await stands(cachedPageOf('of another epoch', 'd', 9))).toBeNull();
    expect(await stands(cachedPageOf('new', 'e', 5))).toBe('new');
  });

  it('never exceeds its size limit, with any writes, reads and removals of two builds', async () => {
    const step = fc.record({
      act: fc.constantFrom('write' as const, 'write' as const, 'read' as const, 'remove' as const),
      name: fc.nat({ max: 20 }),
      size: fc.nat({ max: 6_000 }),
      build: fc.constantFrom('a', 'b'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await redis.ask((client) => client.flushAll());
        const stores = { a: createRedisPageStore(redis, 'a', bounds), b: createRedisPageStore(redis, 'b', bounds) };
        for (const { act, name, size, build } of steps) {
          if (act === 'write') stores[build].write(`lap /${name}?`, cachedPageOf('x'.repeat(size), 'e', 1));
          if (act === 'remove') stores[build].remove(`lap /${name}?`);
          if (act === 'remove') expect(await stores[build].read(`lap /${name}?`)).toBeNull();
          if (act === 'read') await stores[build].read(`lap /${name}?`);
          const names = (await redis.ask((client) => client.keys('page:*'))) ?? [];
          const sizes = await Promise.all(names.map((one) => redis.ask((client) => client.strLen(one))));
          expect(sizes.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBeLessThanOrEqual(bounds.maxBytes);
          expect(names.length).toBeLessThanOrEqual(bounds.maxEntries);
          expect(await redis.ask((client) => client.zCard('pages:used'))).toBe(names.length);
        }
      }),
      { numRuns: 25 },
    );
  });

  describe('a key that another program has overwritten', () => {
    const lines: Record<string, unknown>[] = [];
    let told: Redis;
    beforeAll(async () => {
      told = openRedis(
        server.url,
        createLog('info', (line) => void lines.push(JSON.parse(line))),
        createSteerableTime(),
      );
      await told.connected(5_000);
    });
    beforeEach(() => void (lines.length = 0));
    afterAll(() => told.close());
    const pages = () => createRedisPageStore(told, 'build', bounds);
    /** Another client's request may run the repaired script again, so wait for the final state. */
    const standsAt = (one: string): Promise<string | undefined> =>
      vi.waitFor(async () => {
        const found = await pages().read(one);
        expect(found).not.toBeNull();
        return found?.html.identity.toString();
      }, 30_000);
    type Broken = [name: string, type: 'string' | 'list' | 'hash', text?: string];
    const broken: readonly Broken[] = [
      ['pages:used', 'string'],
      ['pages:sizes', 'string'],
      ['pages:bytes', 'list'],
      ['pages:bytes', 'string'],
      ['pages:bytes', 'string', '1.5'],
      ['pages:bytes', 'string', '-9'],
      ['changes', 'string'],
      ['changes', 'hash'],
    ];
    const breakKey = (...[name, type, text = 'x']: Broken) =>
      redis.ask(async (client) => {
        await client.del(name);
        if (type === 'list') await client.lPush(name, 'x');
        if (type === 'string') await client.set(name, text);
        if (type === 'hash') await client.hSet(name, { epoch: 'e', number: 'x' });
        await client.set('page-of-others', 'theirs');
      });

    it.each(broken)('%s, a %s %s, is reset together with all cached pages', async (...one: Broken) => {
      const [name, type, text = 'x'] = one;
      expect(await stands(cachedPageOf('before', 'e', 1))).toBe('before');
      await breakKey(...one);
      pages().write('lap /b?', cachedPageOf('after', 'e', 2));
      expect(await standsAt('lap /b?')).toBe('after');
      expect(await pages().read(key)).toBeNull();
      expect(await redis.ask((client) => client.zCard('pages:used'))).toBe(1);
      expect(await redis.ask((client) => client.get('page-of-others'))).toBe('theirs');
      // The same warning is logged once a minute.
      const told = { level: 'warn', event: 'redis-mended', keys: [`${name} (${type})`] };
      expect(lines).toMatchObject(text === 'x' ? [told] : []);
    });

    it('a copy: only that copy is dropped', async () => {
      expect(await stands(cachedPageOf('before', 'e', 1))).toBe('before');
      await breakKey('page:build:lap /b?', 'list');
      pages().write('lap /b?', cachedPageOf('after', 'e', 2));
      expect(await standsAt('lap /b?')).toBe('after');
      expect((await pages().read(key))?.html.identity.toString()).toBe('before');
    });

    it('an invalid cache entry is replaced by the next write', async () => {
      await redis.ask((client) => client.set('page:build:lap /b?', 'e abc\nx'));
      pages().write('lap /b?', cachedPageOf('after', 'e', 2));
      expect(await standsAt('lap /b?')).toBe('after');
    });

    it.each(['no copy\n', 'null\n', '{}\n'])(
      'removes an entry that is not a page (%j), despite its header',
      async (text) => {
        await redis.ask((client) => client.set('page:build:lap /b?', `e 9\n${Buffer.from(text).toString('base64')}`));
        expect(await pages().read('lap /b?')).toBeNull();
        pages().write('lap /b?', cachedPageOf('after', 'e', 2));
        expect(await standsAt('lap /b?')).toBe('after');
      },
    );

    it('the index: no foreign key is deleted, and every copy has room', async () => {
      await redis.ask(async (client) => {
        await client.set('page-of-others', 'theirs');
        for (const [at, value] of ['page-of-others', 'page:build:lap /b?'].entries()) {
          await client.zAdd('pages:used', { score: at, value });
          await client.hSet('pages:sizes', value, 'x');
        }
      });
      for (let at = 0; at < 20; at += 1) pages().write(`lap /${at}?`, cachedPageOf('after', 'e', 1));
      expect(await standsAt('lap /19?')).toBe('after');
      expect(await redis.ask((client) => client.get('page-of-others'))).toBe('theirs');
      expect(await redis.ask((client) => client.zScore('pages:used', 'page-of-others'))).toBeNull();
    });

    it.each(['1000000000000000', '-1', 'x', ''])('the number %j of the record is ignored', async (number) => {
      await redis.ask((client) => client.hSet('changes', { epoch: 'e', number, changed: '1' }));
      expect(await createRedisSharedRecord(told).at()).toBeNull();
    });

    it.each([
      ['a number of its own', { number: '999999999' }],
      ['a change of its own', { changed: '999999999' }],
      ['a number that no record has', { number: '1e15', record: '{"epoch":"e","number":1e15,"changed":3}' }],
      ['a text that records nothing', { record: 'x' }],
    ])('ignores a record with %s until an informed node writes it again', async (_, foreign) => {
      const record = createChangeRecord();
      record.heard({ epoch: 'e', number: 3 });
      const shared = createRedisSharedRecord(told);
      await shared.write(record.recorded(), false);
      expect(await stands(cachedPageOf('before', 'e', 3))).toBe('before');
      await redis.ask((client) => client.hSet('changes', foreign));
      expect(await shared.at()).toBeNull();
      await shared.write(record.recorded(), false);
      expect([await shared.at(), await shared.read()]).toEqual([{ epoch: 'e', number: 3 }, record.recorded()]);
      expect(await redis.ask((client) => client.hGet('changes', 'changed'))).toBe('3');
      expect(await store().read(key)).toBeNull();
    });

    it('restores the record from an informed node, and refuses older pages', async () => {
      await breakKey('changes', 'string');
      const record = createChangeRecord();
      record.heard({ epoch: 'e', number: 3 });
      const shared = createRedisSharedRecord(told);
      expect(await shared.at()).toBeNull();
      await shared.write(record.recorded(), false);
      expect([await shared.at(), await shared.read()]).toEqual([{ epoch: 'e', number: 3 }, record.recorded()]);
      expect(await stands(cachedPageOf('old', 'e', 2))).toBeNull();
    });
  });

  it('keeps entries in use during a flood of others', async () => {
    const pages = store();
    for (const text of ['front', 'front again']) pages.write('lap /?', cachedPageOf(text, 'e', 1));
    pages.write('lap /cikk?', cachedPageOf('article', 'e', 1));
    await pages.read('lap /cikk?');
    for (let at = 0; at < 40; at += 1) pages.write(`lap /${at}?`, cachedPageOf('stranger', 'e', 1));
    const texts = await Promise.all(
      ['lap /?', 'lap /cikk?', 'lap /0?', 'lap /39?'].map(async (one) =>
        (await pages.read(one))?.html.identity.toString(),
      ),
    );
    expect(texts).toEqual(['front again', 'article', undefined, 'stranger']);
  });

  it('is a record that only a newer one replaces, one of another epoch, or of who was set back', async () => {
    const shared = createRedisSharedRecord(redis);
    expect([await shared.at(), await shared.read()]).toEqual([null, null]);
    const record = createChangeRecord();
    record.heard({ epoch: 'e', number: 3 });
    const before = record.recorded();
    record.learn({
      epoch: 'e',
      number: 4,
      reset: false,
      changes: [{ number: 4, kind: 'edited', slugs: ['a'], pages: [{ site: 'lap', path: '/x' }], all: false }],
    });
    await shared.write(record.recorded(), false);
    await shared.write(before, false);
    expect([await shared.at(), await shared.read()]).toEqual([{ epoch: 'e', number: 4 }, record.recorded()]);
    await shared.write({ ...before, epoch: 'f' }, false);
    expect(await shared.at()).toEqual({ epoch: 'f', number: 3 });
    await shared.write({ ...before, epoch: 'f', number: 2, changed: 2 }, true);
    expect(await shared.at()).toEqual({ epoch: 'f', number: 2 });
  });

  it('logs only the error code of Redis', async () => {
    const lines: Record<string, unknown>[] = [];
    const told = openRedis(
      server.url,
      createLog('info', (line) => void lines.push(JSON.parse(line))),
      createSteerableTime(),
    );
    await told.connected(5_000);
    await told.ask((client) => client.sendCommand(['CANARY']));
    await redis.ask((client) => client.lPush('list', 'CANARY'));
    await told.ask((client) => client.get('list'));
    await told.run("return redis.error_reply('READONLY CANARY')", { keys: [], arguments: [] });
    await told.run("return redis.error_reply('csak igy CANARY')", { keys: [], arguments: [] });
    await redis.ask((client) => client.configSet('maxmemory', '1'));
    await told.ask((client) => client.set('CANARY', 'CANARY'));
    await redis.ask((client) => client.configSet('maxmemory', '0'));
    await Promise.all(Array.from({ length: 300 }, () => told.ask((client) => client.ping())));
    expect(lines.map(({ event, kind, code }) => [event, kind, code])).toEqual(
      ['ERR', 'WRONGTYPE', 'READONLY', 'OOM', 'queue-full'].map((code) => ['redis-failed', 'error', code]),
    );
    expect(JSON.stringify(lines)).not.toContain('CANARY');
    await told.close();
  });

  it('costs nothing while the server is down, and is there again after it', async () => {
    const own = (await startTestRedis())!;
    const lines: Record<string, unknown>[] = [];
    const client = openRedis(
      own.url,
      createLog('info', (line) => void lines.push(JSON.parse(line))),
      createSteerableTime(),
    );
    await client.connected(5_000);
    await own.stop();
    const pages = createRedisPageStore(client, 'build', bounds);
    pages.write(key, cachedPageOf('a', 'e', 1));
    expect([await pages.read(key), await createRedisSharedRecord(client).at()]).toEqual([null, null]);
    const again = (await startTestRedis(Number(new URL(own.url).port)))!;
    await expect.poll(() => client.ask((connection) => connection.ping()), { timeout: 30_000 }).not.toBeNull();
    expect(lines).toMatchObject([
      { level: 'warn', event: 'redis-lost', code: expect.any(String) },
      { level: 'info', event: 'redis-back', lostMs: expect.any(Number) },
    ]);
    await client.close();
    await again.stop();
  });
});

it('a node that has never reached Redis goes without it, and says so once', async () => {
  const lines: Record<string, unknown>[] = [];
  const time = createSteerableTime(stillTime());
  const redis = openRedis(
    'redis://:CANARY@127.0.0.1:9',
    createLog('info', (line) => void lines.push(JSON.parse(line))),
    time,
  );
  const connected = redis.connected(1_500);
  await vi.waitFor(() => expect(lines).toHaveLength(1), 30_000);
  await time.advance(1_500);
  await connected;
  expect(await createRedisSharedRecord(redis).read()).toBeNull();
  expect(lines).toMatchObject([{ event: 'redis-lost', code: 'ECONNREFUSED' }]);
  expect(JSON.stringify(lines)).not.toContain('CANARY');
  await redis.close();
});

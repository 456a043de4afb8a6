import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#adapters/telemetry/log.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { openRedis, type Redis } from '../page-cache/redis/open-redis.ts';
import { hasRedis, startTestRedis, type TestRedis } from '../page-cache/redis/start-test-redis.fake.ts';
import { createRedisRelay } from './redis-relay.ts';

const silent = createLog('silent', () => undefined);

describe.runIf(hasRedis())('web nodes that share by Redis', () => {
  let server: TestRedis;
  let nodes: readonly Redis[];
  beforeAll(async () => {
    const started = await startTestRedis();
    if (started === null) throw new Error('no Redis');
    server = started;
    nodes = [
      openRedis(server.url, silent, createSteerableTime()),
      openRedis(server.url, silent, createSteerableTime()),
    ];
    await Promise.all(nodes.map((node) => node.connected(5_000)));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await server.stop();
  });

  it('take turns: one of them asks, for each thing', async () => {
    const relays = nodes.map(createRedisRelay);
    const turns = async (name: string) => Promise.all(relays.map((relay) => relay.takeTurn(name)));
    expect((await turns('football/fixtures/1')).filter(Boolean)).toHaveLength(1);
    expect(await turns('football/fixtures/1')).toEqual([false, false]);
    expect((await turns('football/fixtures/2')).filter(Boolean)).toHaveLength(1);
  });

  it('receive messages of other nodes, and ignore malformed ones', async () => {
    const [first, second] = nodes.map(createRedisRelay);
    const heard: unknown[] = [];
    second?.hear((name, history) => void heard.push([name, history]));
    await expect
      .poll(() => {
        void nodes[0]?.ask((client) => client.publish('live:football/fixtures/7', 'no JSON'));
        first?.tell('football/fixtures/7', { observedAt: 1 });
        return heard.length;
      })
      .toBeGreaterThan(0);
    expect(heard[0]).toEqual(['football/fixtures/7', { observedAt: 1 }]);
  });

  it('ask each for itself while there is no Redis', async () => {
    const alone = openRedis('redis://127.0.0.1:1', silent, createSteerableTime());
    const relay = createRedisRelay(alone);
    expect([await relay.takeTurn('x'), await relay.takeTurn('x')]).toEqual([true, true]);
    await alone.close();
  });
});

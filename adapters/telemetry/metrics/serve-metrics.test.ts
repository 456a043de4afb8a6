import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createLog } from '../log.ts';
import { serveMetrics } from './serve-metrics.ts';

let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

const serve = (read: () => Promise<string>, port = 0) => {
  const lines: Record<string, unknown>[] = [];
  const time = createSteerableTime(stillTime());
  const log = createLog('info', (line) => void lines.push(JSON.parse(line) as Record<string, unknown>), time);
  const { close } = serveMetrics({ host: '127.0.0.1', port, read, log, time });
  closing.push(close);
  const logged = (event: string) =>
    expect.poll(() => lines.find((line) => line['event'] === event), { timeout: 30_000 });
  const address = async (): Promise<string> => {
    await logged('metrics-listening').toBeDefined();
    const line = lines.find((one) => one['event'] === 'metrics-listening');
    return `http://127.0.0.1:${String(line?.['port'])}`;
  };
  return { lines, logged, address, time };
};

it('serves only /metrics, by GET and HEAD', async () => {
  const { address } = serve(async () => 'a 1\n');
  const at = await address();
  const answer = await fetch(`${at}/metrics`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'a 1\n',
  ]);
  const statusOf = async (path: string, method = 'GET') => (await fetch(`${at}${path}`, { method })).status;
  expect(await statusOf('/metrics', 'HEAD')).toBe(200);
  expect([await statusOf('/'), await statusOf('/metrics/x'), await statusOf('/metrics', 'POST')]).toEqual([
    404, 404, 405,
  ]);
});

it('logs a reading that fails, and answers the next one', async () => {
  let broken = true;
  const { address, logged } = serve(async () => (broken ? Promise.reject(new Error('no')) : 'a 1\n'));
  const at = await address();
  expect((await fetch(`${at}/metrics`)).status).toBe(500);
  await logged('metrics-broken').toMatchObject({ error: { message: 'no' } });
  broken = false;
  expect((await fetch(`${at}/metrics`)).status).toBe(200);
});

it('waits for a port that another process holds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { address, logged, lines, time } = serve(async () => 'a 1\n', port);
  await logged('metrics-not-listening').toMatchObject({ code: 'EADDRINUSE', port });
  expect(lines).toHaveLength(1);
  await new Promise((resolve) => other.close(resolve));
  await time.advance(1_000);
  expect((await fetch(`${await address()}/metrics`)).status).toBe(200);
});

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MirrorOrder, MirrorReport } from '#adapters/newsroom-contract/mirror.ts';
import { objects, run } from '../../cli.fake.ts';
import type { Mirror } from '../../installation/mirror.ts';

const report: MirrorReport = { files: 3, written: 1, unchanged: 2, removed: 1, failed: [] };

const mirroring = async (args: readonly string[], outcome: Awaited<ReturnType<Mirror>> = { done: report }) => {
  const orders: MirrorOrder[] = [];
  const ran = await run(['mirror', 'tukor', ...args], {
    mirror: async (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...ran, orders };
};

describe('mirror', () => {
  it('passes the order on, and reports the counts', async () => {
    const { orders, out, code } = await mirroring(['--relative', '--origin', 'http://127.0.0.1:3000']);
    expect(orders).toEqual([
      {
        output: resolve('tukor'),
        server: expect.objectContaining({ secure: false, host: '127.0.0.1', port: 3000 }),
        relative: true,
        concurrency: 4,
      },
    ]);
    expect([code, out]).toEqual([
      0,
      '3 fájl itt: tukor; 1 új vagy módosult, 2 változatlan, 1 törölve, 0 nem sikerült\n',
    ]);
  });

  it('names each address that failed, and ends with 1', async () => {
    const failed = [{ address: 'http://a.example/x', why: 'HTTP status 503' }];
    const { code, err } = await mirroring([], { done: { ...report, failed } });
    expect([code, err]).toEqual([1, 'nem sikerült, a korábbi fájl marad: http://a.example/x (HTTP status 503)\n']);
  });

  it('prints JSON', async () => {
    expect(objects(await mirroring(['--json']))).toEqual([{ schemaVersion: 1, ...report }]);
  });

  it.each([
    ['output-in-use', 2],
    ['not-written', 2],
    ['unreachable', 5],
    ['no-site', 5],
    ['interrupted', 130],
  ] as const)('ends with the exit code of %s', async (failed, code) => {
    const ran = await mirroring([], { failed, about: 'itt' });
    expect([ran.code, ran.err]).toEqual([code, expect.stringContaining('itt')]);
  });

  it('refuses an origin with a path', async () => {
    expect((await mirroring(['--origin', 'http://127.0.0.1/x'])).code).toBe(2);
  });
});

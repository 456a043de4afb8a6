import { describe, expect, it } from 'vitest';
import { type DrillCell, type DrillOrder, type DrillReport, faultNames } from '#adapters/newsroom-contract/drill.ts';
import { objects, run } from '../../cli.fake.ts';
import type { Drill } from '../../installation/drill.ts';

const cell: DrillCell = {
  upstream: 'main',
  fault: 'status-500',
  state: 'cold',
  route: 'index',
  path: '/<x>',
  status: 503,
  outcome: 'unavailable',
  failed: false,
};
const lost: DrillCell = { ...cell, state: 'warm', failed: true };

const drilling = async (args: readonly string[], outcome: Awaited<ReturnType<Drill>>) => {
  const orders: DrillOrder[] = [];
  const ran = await run(['drill', '--against', 'http://127.0.0.1:8080', ...args], {
    drill: async (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...ran, orders };
};

const done = (...cells: readonly DrillCell[]): Awaited<ReturnType<Drill>> => ({
  done: {
    pages: [{ route: 'index', path: '/<x>' }],
    cells,
    failed: cells.filter(({ failed }) => failed).length,
    isInterrupted: false,
  },
});

describe('drill', () => {
  it('passes the given upstreams and all faults on', async () => {
    const { orders, code, err } = await drilling(['--quiz', 'http://127.0.0.1:9000'], done(cell));
    expect(orders).toEqual([
      {
        against: { main: 'http://127.0.0.1:8080', quiz: 'http://127.0.0.1:9000' },
        faults: faultNames,
      },
    ]);
    expect([code, err]).toEqual([0, '1 oldal, 1 eset: 0 olvasói hiba\n']);
  });

  it('names each reader error, and ends with 1', async () => {
    const { code, out } = await drilling(['--fault', 'status-500'], done(cell, lost));
    expect([code, out]).toEqual([1, 'warm main status-500 /<x>: unavailable 503\n']);
  });

  it('prints each cell as JSON', async () => {
    expect(objects(await drilling(['--json'], done(cell, lost)))).toEqual([
      { schemaVersion: 1, ...cell },
      { schemaVersion: 1, ...lost },
    ]);
  });

  it('writes a report', async () => {
    const { written } = await drilling(['--html', 'r.html'], done(cell, lost));
    expect(written['r.html']).toContain(
      '<th>warm</th><th>index</th><th>/&lt;x&gt;</th><td class="failed">unavailable 503</td>',
    );
  });

  it.each([
    ['unreachable', 5],
    ['not-started', 5],
  ] as const)('ends with the exit code of %s', async (failed, code) => {
    const ran = await drilling(['--html', 'r.html'], { failed, about: 'itt' });
    expect([ran.code, ran.err, ran.written]).toEqual([code, expect.stringContaining('itt'), {}]);
  });

  it('reports the rounds before an interruption, and ends with 130', async () => {
    const { done: report } = done(cell, lost) as { readonly done: DrillReport };
    const { code, out, err, written } = await drilling(['--html', 'r.html'], {
      done: { ...report, isInterrupted: true },
    });
    expect([code, out]).toEqual([130, 'warm main status-500 /<x>: unavailable 503\n']);
    expect(err).toContain('megszakadt');
    expect(written['r.html']).toContain('unavailable 503');
  });

  it('refuses a report in a folder that does not exist before it starts', async () => {
    const { code, orders } = await drilling(['--html', '/forbidden/r.html'], done(cell));
    expect([code, orders]).toEqual([2, []]);
  });

  it.each([
    ['--fault', 'sohasemvolt'],
    ['--crm', 'nem-cim'],
  ])('refuses %s %s', async (option, value) => {
    expect((await drilling([option, value], done())).code).toBe(2);
  });
});

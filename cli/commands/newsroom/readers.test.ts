import { describe, expect, it } from 'vitest';
import type { ReadersReport } from '#adapters/newsroom-contract/readers.ts';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const report: ReadersReport = {
  lines: 1_214,
  added: 1_200,
  existing: 3,
  blocked: 2,
  unsubscribed: 5,
  undeliverable: 1,
  unconfirmed: 1,
  bad: 2,
  ended: 0,
  paid: 4,
  faults: [{ file: 'a.csv', line: 7, kind: 'address' }],
};

const ordered = async (args: readonly string[], done: ReadersReport = report) => {
  const orders: NewsroomCommand[] = [];
  const told = await run(['readers', ...args], {
    execute: (order) => {
      orders.push(order);
      return { done };
    },
  });
  return { ...told, orders };
};

describe('readers import', () => {
  it('reports bad lines by number, the counts, and paying members', async () => {
    const { orders, out, err, code } = await ordered(['import', '/tmp/a.csv', '--newsletter', 'napi', 'heti']);
    expect(orders).toEqual([
      {
        do: 'import-readers',
        files: [{ name: '/tmp/a.csv', path: '/tmp/a.csv' }],
        from: null,
        newsletters: ['napi', 'heti'],
        source: null,
        dryRun: false,
      },
    ]);
    expect([code, out]).toEqual([1, '']);
    expect(err.split('\n')).toEqual([
      'a.csv:7  az e-mail-cím hibás vagy hiányzik',
      '… és még 1 hibás sor',
      '1\u{a0}200 olvasó felvéve, 3 már megvolt, 2 kimaradt, mert leiratkozott vagy törölte az adatait',
      '5 leiratkozott, 1 kézbesíthetetlen (egyik sem iratható fel többé importtal), 1 meg nem erősített',
      '4 fizető tag: a hozzáférésüket a subscriptions give paranccsal add meg',
      '2 hibás sor kimaradt',
      '',
    ]);
  });

  it('is JSON on request, and says what a dry run would do', async () => {
    const args = ['import', 'a.csv', '--newsletter', 'napi', '--from', 'ghost', '--source', 'Régi lap', '--dry-run'];
    const clean = { ...report, bad: 0, paid: 0, ended: 2, faults: [] };
    const { orders, err, code } = await ordered(args, clean);
    expect(orders).toMatchObject([{ from: 'ghost', source: 'Régi lap', dryRun: true }]);
    expect([code, err]).toEqual([0, expect.stringContaining('1\u{a0}200 olvasó kerülne fel')]);
    const { faults, ...counts } = report;
    expect(objects(await ordered([...args, '--json']))).toEqual([
      { schemaVersion: 1, fault: { ...faults[0], message: 'az e-mail-cím hibás vagy hiányzik' } },
      { schemaVersion: 1, ...counts },
    ]);
  });

  it('fails with 3 for a file that is no list', async () => {
    const faults = [{ file: 'a.csv', line: 1, kind: 'unknown-list' as const }];
    expect((await ordered(['import', 'a.csv', '--newsletter', 'napi'], { ...report, bad: 1, faults })).code).toBe(3);
  });

  it.each([
    [['import', 'a.csv']],
    [['import', '--newsletter', 'napi']],
    [['import', 'a.csv', '--newsletter', 'napi', '--from', 'x']],
  ])('refuses %j', async (args) => {
    expect(await ordered(args)).toMatchObject({ code: 2, orders: [] });
  });
});

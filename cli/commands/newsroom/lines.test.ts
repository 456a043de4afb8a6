import { describe, expect, it } from 'vitest';
import { run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown, input = '') => {
  const orders: NewsroomCommand[] = [];
  const told = await run(['lines', ...args], {
    input: [input],
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...told, orders };
};

describe('lines', () => {
  it('are set as they are written, with times by the clocks of their site', async () => {
    const { orders, err, code } = await ordered(
      ['set', 'main', '-'],
      { done: { lines: 1 } },
      '[{"description":"Sor","dateFrom":"2026-12-01 08:00","dateTo":1798757999}]',
    );
    expect(orders).toEqual([
      {
        do: 'set-lines',
        site: 'main',
        lines: [{ description: 'Sor', dateFrom: 1_796_108_400, dateTo: 1_798_757_999 }],
      },
    ]);
    expect([code, err]).toEqual([0, '1 szponzorált sor van beállítva itt: main\n']);
  });

  it.each(['nem json', '{"description":"Sor"}', ''])('are a JSON list, and %j is not', async (input) => {
    const { orders, code } = await ordered(['set', 'main', '-'], { done: { lines: 0 } }, input);
    expect(orders).toEqual([]);
    expect(code).not.toBe(0);
  });

  it('are refused with the errors, and nothing is written', async () => {
    const refused = { failed: 'refused', about: 'lines.0.ctLink: must be an https URL' };
    const { err, code } = await ordered(['set', 'main', '-'], refused, '[{"description":"Sor","ctLink":"x"}]');
    expect(err).toContain('lines.0.ctLink');
    expect(code).not.toBe(0);
  });

  it('are refused with every invalid local time of their site', async () => {
    const line = { description: 'Sor', dateFrom: '2026-13-31 08:00', dateTo: '2027-03-28T02:30' };
    const { orders, err, code } = await ordered(['set', 'main', '-'], null, JSON.stringify([{}, line, 'x', null]));
    expect(orders).toEqual([]);
    expect(err).toBe(
      ['dateFrom', 'dateTo']
        .map(
          (name) =>
            `lines.1.${name}: nem időpont (2026-11-24 20:00 budapesti idő szerint, vagy zónával, vagy unix-másodperc): ${line[name as keyof typeof line]}\n`,
        )
        .join(''),
    );
    expect(code).toBe(2);
    expect((await ordered(['set', 'main', '-', '--lang', 'en'], null, JSON.stringify([line]))).err).toContain(
      'lines.0.dateFrom: not a time (2026-11-24 20:00 in Europe/Budapest time, or with a zone, or unix seconds): 2026-13',
    );
  });

  it('are listed in a format that can be set again', async () => {
    const line = { description: 'Sor', avCode: '', ctLink: '', cssClass: '', active: true };
    const lines = [{ ...line, dateFrom: 1_796_108_400, dateTo: 1_798_757_999 }];
    const { out } = await ordered(['list', 'main'], { done: { lines } });
    expect(JSON.parse(out)).toEqual([{ ...line, dateFrom: '2026-12-01 08:00', dateTo: 1_798_757_999 }]);
  });
});

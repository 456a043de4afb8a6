import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown) => {
  const orders: NewsroomCommand[] = [];
  const told = await run(['newsletters', ...args], {
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...told, orders };
};

const issue = { section: '', subject: 'Napi levél: Árvíz', articles: 1, text: 'LAPUNK\n' };
const listed = {
  code: 'napi',
  title: 'Napi levél',
  readers: 1_200,
  last: { day: '2026-11-23', letters: 7, done: false },
};

describe('newsletters', () => {
  it('are printed on stdout, or sent to one given address', async () => {
    const { orders, out, err } = await ordered(['compose', 'napi'], { done: { issues: [issue], to: null } });
    expect(orders).toEqual([{ do: 'compose-newsletter', code: 'napi', to: null }]);
    expect([out, err]).toEqual(['Napi levél: Árvíz\n\nLAPUNK\n\n', '']);
    const to = 'eva@lapunk.example';
    const sent = await ordered(['compose', 'napi', '--to', to, '--json'], { done: { issues: [issue], to } });
    expect(sent.orders).toEqual([{ do: 'compose-newsletter', code: 'napi', to }]);
    expect(objects(sent)).toEqual([{ schemaVersion: 1, ...issue }]);
    expect(sent.err).toBe(`próbalevél készült ide: ${to}\n`);
    expect(await ordered(['compose', 'napi'], { done: { issues: [], to: null } })).toMatchObject({
      out: '',
      err: 'nincs benne új írás\n',
    });
  });

  it('are sent once a day', async () => {
    const { orders, err, code } = await ordered(['send', 'napi'], {
      done: { code: 'napi', issues: 1, letters: 120 },
    });
    expect(orders).toEqual([{ do: 'send-newsletter', code: 'napi' }]);
    expect([code, err]).toEqual([0, '1 szám, 120 levél indult el\n']);
    expect(await ordered(['send', 'napi'], { failed: 'newsletter-sent', about: 'napi 2026-11-23' })).toMatchObject({
      code: 1,
      err: 'a mai szám már elment: napi 2026-11-23\n',
    });
    expect(await ordered(['send', 'nincs'], { failed: 'no-newsletter', about: 'nincs' })).toMatchObject({
      err: 'nincs ilyen hírlevél: nincs\n',
    });
    expect((await ordered(['send', 'napi'], { done: { code: 'napi', issues: 0, letters: 0 } })).err).toBe(
      'nincs benne új írás\n',
    );
  });

  it.each([[['compose']], [['send']], [['compose', 'napi', '--to']]])('refuse %j', async (args) => {
    expect(await ordered(args, {})).toMatchObject({ code: 2, orders: [] });
  });

  it('are listed with their readers and their last issue, or as JSON', async () => {
    const { out } = await ordered(['list'], { done: { newsletters: [listed, { ...listed, last: null }] } });
    expect(out.split('\n').slice(1, 3)).toEqual([
      'napi  Napi levél    1200  2026-11-23       7  küldés alatt',
      'napi  Napi levél    1200                      még nem ment',
    ]);
    expect(objects(await ordered(['list', '--json'], { done: { newsletters: [listed] } }))).toEqual([
      { schemaVersion: 1, ...listed },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { ShadowReport } from '../../installation/shadow-order.ts';

const hourAgo = Date.UTC(2026, 10, 20, 12) / 1000;
const row = {
  kind: 'lost',
  address: 'lapunk.example/t',
  before: '/tamogatas',
  after: null,
  rules: ['support'],
  requests: 40,
} as const;
const report: ShadowReport = { since: hourAgo, requests: 1_200, lost: 41, moved: 2, found: 3, top: [row] };
const nothing: ShadowReport = { ...report, lost: 0, moved: 0, found: 0, top: [] };

const shadow = (given: ShadowReport | null, ...args: readonly string[]) =>
  run(['shadow', ...args], {
    execute: () => ({ done: { report: given } }),
    time: { now: () => (hourAgo + 3_600) * 1000 },
  });

describe('shadow', () => {
  it('reports lost pages by count, address and rule, and the number of hidden rows', async () => {
    const { code, out, err } = await shadow(report);
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^Az elmúlt 1 órában 41 olvasó veszített volna el egy oldalt\.\n/);
    expect(out).toMatch(/40 +elveszett +lapunk\.example\/t +\/tamogatas +404 +support\n/);
    expect(out).toContain('további 6 eltérő kérés');
    expect((await shadow(report, '--lang', 'en')).out).toMatch(
      /^In the last hour 41 readers would have lost a page\.\n/,
    );
  });

  it('gives the same as JSON', async () => {
    const ran = await shadow(report, '--json');
    expect([ran.code, objects(ran)]).toEqual([1, [{ schemaVersion: 1, ...report }]]);
  });

  it('exits with 0 when no page would be lost, and with 3 without requests', async () => {
    expect(await shadow(nothing)).toMatchObject({ code: 0, out: expect.stringContaining('semmi sem változott volna') });
    expect(await shadow({ ...report, lost: 0 })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Az elmúlt 1 órában senki sem/),
    });
    const silent = await shadow({ ...nothing, requests: 0 });
    expect([silent.code, silent.out]).toEqual([3, expect.stringContaining('egyetlen oldalkérés sem jött')]);
  });

  it('says so where no set is on trial, where no server runs, and where the server is younger', async () => {
    expect(await shadow(null)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('SHADOW_RULES') });
    expect((await run(['shadow'])).code).toBe(5);
    const young = { ...nothing, since: hourAgo + 3_000 };
    expect((await shadow(young)).out).toContain('csak az elmúlt 10 percben');
    expect((await shadow(nothing)).out).not.toContain('később indult');
  });

  it('sends the requested span, and rejects spans over a day', async () => {
    const asked: unknown[] = [];
    const execute = (order: unknown) => {
      asked.push(order);
      return { done: { report: nothing } };
    };
    for (const args of [[], ['--since', '30m'], ['--since', '1d']]) await run(['shadow', ...args], { execute });
    expect(asked).toEqual([3_600, 1_800, 86_400].map((seconds) => ({ do: 'shadow', seconds })));
    for (const span of ['', 'x', '0h', '25h', '2d', '1', '-1h'])
      expect((await run(['shadow', `--since=${span}`], { execute })).code, span).toBe(2);
    expect(asked.length).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const now = Date.UTC(2026, 10, 20, 12);

const ordered = async (args: readonly string[], outcome: unknown = { done: { id: 7, until: 0 } }) => {
  const orders: NewsroomCommand[] = [];
  const ran = await run(['notice', ...args], {
    time: { now: () => now },
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...ran, orders };
};

const inHours = (hours: number): string => `${new Date(now + hours * 3_600_000).toISOString().slice(0, 16)}Z`;
const secondsOf = (time: string): number => Date.parse(time) / 1000;

describe('notice set', () => {
  it('creates a sanitized notice, by default for every site', async () => {
    const until = inHours(2);
    const { code, orders } = await ordered(['set', ' Ma\u202E este\nkarbantartás\u0007 ', '--until', until]);
    expect(code).toBe(0);
    expect(orders).toEqual([
      {
        do: 'set-notice',
        notice: {
          text: 'Ma este karbantartás',
          level: 'info',
          until: secondsOf(until),
          link: null,
          sites: null,
          audience: 'everybody',
          required: false,
        },
      },
    ]);
  });

  it('takes sites by part or slug, each once, and all the rest', async () => {
    const until = inHours(1);
    const words = '--level alert --link https://pelda.hu/x --site main --site g7 --site main --audience web --required';
    const { orders } = await ordered(['set', 'x', '--until', until, ...words.split(' ')]);
    expect(orders).toMatchObject([
      {
        notice: {
          level: 'alert',
          link: 'https://pelda.hu/x',
          sites: ['main', 'g7'],
          audience: 'web',
          required: true,
        },
      },
    ]);
  });

  it('prints its end time in the zone of the main site', async () => {
    const outcome = { done: { id: 7, until: 1_795_264_800 } };
    const args = ['set', 'x', '--until', inHours(1)];
    expect((await ordered(args, outcome)).err).toBe(
      'kint van a(z) 7. közlemény (minden oldal), eddig: 2026-11-21 13:40 (budapesti idő szerint)\n',
    );
    expect(objects(await ordered([...args, '--json'], outcome))).toEqual([
      { schemaVersion: 1, id: 7, until: 1_795_264_800 },
    ]);
  });

  it('reports all errors at once, and creates nothing', async () => {
    const words = '--level sos --until tegnap --link javascript:x --site mars --site venus --audience staff'.split(' ');
    const { code, err, orders } = await ordered(['set', ' \u200B', ...words]);
    expect([code, orders]).toEqual([2, []]);
    expect(err.split('\n').map((line) => line.split(':')[0])).toEqual([
      'a szöveg legyen 1–500 látható jel',
      '--level',
      '--until',
      '--link',
      '--site',
      '--site',
      '--audience',
      '',
    ]);
  });

  it.each([
    ['nothing', []],
    ['what is over', ['--until', inHours(-1)]],
    ['what is too far', ['--until', inHours(24 * 400)]],
    ['another century', ['--until', '0026-11-24T20:00']],
  ])('refuses %s for an end', async (_, args) => {
    expect(await ordered(['set', 'x', ...args])).toMatchObject({ code: 2, orders: [] });
  });

  it('names the zone of a time that it refuses', async () => {
    const refused = async (...args: readonly string[]): Promise<string> => (await ordered(['set', 'x', ...args])).err;
    expect(await refused('--until', '2026-11-20T13:00')).toBe(
      '--until: ez már elmúlt: 2026-11-20 13:00 (budapesti idő szerint)\n',
    );
    expect(await refused('--until', '2030-01-01T00:00Z')).toBe(
      '--until: egy évnél messzebb van: 2030-01-01 01:00 (budapesti idő szerint)\n',
    );
    expect(await refused('--until', '2026-11-20T11:00Z', '--lang', 'en')).toBe(
      '--until is in the past: 2026-11-20 12:00 (Europe/Budapest time)\n',
    );
    expect(await refused('--until', 'holnap')).toContain('a főoldal időzónájában');
  });

  it('removes invisible characters from its output', async () => {
    const { err } = await ordered(['set', `\u202E${'x'.repeat(100_000)}\u0007`, '--until', inHours(1)]);
    for (const hidden of ['\u202E', '\u0007']) expect(err).not.toContain(hidden);
    expect(err.length).toBeLessThan(200);
  });

  it('says that it would be over where the origin says so', async () => {
    expect(await ordered(['set', 'x', '--until', inHours(1)], { failed: 'notice-over', about: '1' })).toMatchObject({
      code: 2,
    });
  });
});

const listed = {
  id: 7,
  text: 'Ma este karbantartás',
  level: 'warning',
  until: 1_795_264_800,
  link: null,
  sites: ['main', 'g7'],
  audience: 'web',
  required: true,
  setAt: 1_795_200_000,
  state: 'standing',
};

describe('notice list and end', () => {
  it('lists them, or says that there were none', async () => {
    const { out } = await ordered(['list'], { done: { notices: [listed] } });
    expect(out.split('\n')[1]).toBe(
      '   7  kint van  figyelmeztetés  2026-11-21 13:40  main, g7  az appban nem  –           Ma este karbantartás',
    );
    expect(objects(await ordered(['list', '--json'], { done: { notices: [listed] } }))).toEqual([
      { schemaVersion: 1, ...listed },
    ]);
    expect(await ordered(['list'], { done: { notices: [] } })).toMatchObject({
      code: 0,
      out: '',
      err: 'még nem volt közlemény\n',
    });
  });

  it('ends one by its number', async () => {
    expect(await ordered(['end', '7'], { done: { ended: 7 } })).toMatchObject({
      code: 0,
      orders: [{ do: 'end-notice', id: 7 }],
      err: 'lekerült a(z) 7. közlemény\n',
    });
    expect(await ordered(['end', '8'], { failed: 'no-notice', about: '8' })).toMatchObject({
      code: 1,
      err: 'nincs kint ilyen közlemény: 8\n',
    });
    expect(await ordered(['end', 'x'])).toMatchObject({ code: 2, orders: [] });
  });
});

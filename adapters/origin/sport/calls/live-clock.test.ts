import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liveClock } from './live-clock.ts';
import { dayAfter, dayOf, momentOf } from './zone.ts';

it('is the clock of the day unless another is wanted', () => {
  expect([undefined, ''].map((wanted) => liveClock(wanted, () => 5)())).toEqual([5, 5]);
});

it('runs as many times faster as a number says, from now on', () => {
  let day = 1000;
  const clock = liveClock('60', () => day);
  expect(clock()).toBe(1000);
  day += 2;
  expect(clock()).toBe(1120);
});

it('is read from a file at each call, or is the system clock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'now');
  const clock = liveClock(file, () => 7);
  const seen = [clock()];
  for (const text of ['1795375800\n', '1795379400', 'soon']) {
    writeFileSync(file, text);
    seen.push(clock());
  }
  rmSync(folder, { recursive: true });
  expect(seen).toEqual([7, 1_795_375_800, 1_795_379_400, 7]);
});

it.each([
  ['2026-11-22', '20:45', '2026-11-22T19:45:00.000Z'],
  ['2026-07-01', '20:45', '2026-07-01T18:45:00.000Z'],
  // The spring change skips this time. The autumn change repeats it.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('knows which moment %s %s is', (day, time, moment) => {
  expect(new Date(momentOf(day, time) * 1000).toISOString()).toBe(moment);
  expect(dayOf(momentOf(day, time))).toBe(day);
});

it('counts days over a change of clocks', () => {
  expect([dayAfter('2026-03-28', 2), dayAfter('2026-10-26', -2), dayAfter('2026-12-31', 1)]).toEqual([
    '2026-03-30',
    '2026-10-24',
    '2027-01-01',
  ]);
});

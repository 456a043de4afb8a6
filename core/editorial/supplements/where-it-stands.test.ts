import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataBlock, SupplementMatch } from './data-block.ts';
import { whereItStands } from './where-it-stands.ts';

const zone = 'Europe/Budapest';
const at = (text: string): number => Date.parse(text) / 1000;
const match = (when: string, score: SupplementMatch['score'] = null): SupplementMatch => ({
  at: at(when),
  stage: 'Döntő',
  home: when,
  away: 'Másik',
  score,
  shootOut: null,
  venue: 'Berlin',
});
const matches = (...all: readonly SupplementMatch[]): DataBlock => ({
  type: 'matches',
  title: '',
  note: '',
  shows: 'scores',
  matches: all,
});
const schedule = (...times: readonly string[]): DataBlock => ({
  type: 'schedule',
  title: '',
  note: '',
  events: times.map((when) => ({ at: at(when), sport: 'Úszás', event: when, venue: '', who: [], outcome: '' })),
});
const standing = (now: string, ...blocks: readonly DataBlock[]) =>
  whereItStands({ count: null, blocks }, at(now), zone);

describe('the state of an election', () => {
  const count = { processed: 63.2, countedAt: 7, final: false, corrections: [], changes: [] };
  it('is the counted share with its time, regardless of other data', () => {
    expect(whereItStands({ count, blocks: [matches(match('2024-07-14T21:00+02:00'))] }, 9, zone)).toEqual({
      kind: 'counted',
      at: 7,
      processed: 63.2,
      final: false,
    });
    expect(whereItStands({ count: { ...count, final: true }, blocks: [] }, 9, zone)).toMatchObject({ final: true });
  });
});

describe('the state of a tournament', () => {
  const early = match('2024-07-10T21:00+02:00', { home: 1, away: 0 });
  const late = match('2024-07-14T21:00+02:00');
  it.each([
    ['2024-07-09T00:00Z', 'next', late],
    ['2024-07-14T18:59Z', 'next', late],
    ['2024-07-14T19:00Z', 'playing', late],
    ['2024-07-14T21:59Z', 'playing', late],
    ['2024-07-14T22:00Z', 'last', early],
  ] as const)('at %s is the %s match', (now, state, told) => {
    expect(standing(now, matches(late, early))).toEqual({ kind: 'match', state, at: told.at, match: told });
  });

  it('is over once every match has its score', () => {
    const final = { ...late, score: { home: 2, away: 1 } };
    expect(standing('2026-01-01T00:00Z', matches(final, early))).toMatchObject({ state: 'over', match: final });
  });

  it('never announces a match whose time has passed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(1000), (hours, hour) => {
        const all = hours.map((one) => ({ ...late, at: one * 3600 }));
        const told = whereItStands({ count: null, blocks: [matches(...all)] }, hour * 3600, zone);
        expect(told === null || told.kind !== 'match' || told.state !== 'next' || told.at > hour * 3600).toBe(true);
      }),
    );
  });
});

describe('the state of a festival', () => {
  // Daylight saving time starts on the second of the four days.
  const four = schedule('2024-03-30T10:00+01:00', '2024-04-02T23:00+02:00', '2024-03-31T10:00+02:00');
  it.each([
    ['2024-03-29T22:59Z', 'before', 0, '2024-03-30T10:00+01:00'],
    ['2024-03-29T23:00Z', 'running', 1, '2024-03-30T10:00+01:00'],
    ['2024-03-31T21:59Z', 'running', 2, '2024-04-02T23:00+02:00'],
    ['2024-03-31T22:00Z', 'running', 3, '2024-04-02T23:00+02:00'],
    ['2024-04-02T21:30Z', 'running', 4, '2024-04-02T23:00+02:00'],
    ['2024-04-02T22:00Z', 'over', 4, '2024-04-02T23:00+02:00'],
  ] as const)('at %s is %s, day %d of four', (now, state, day, event) => {
    expect(standing(now, four)).toMatchObject({ kind: 'days', state, day, days: 4, at: at(event), event: { event } });
  });
});

it('is null when no data has a time', () => {
  expect(standing('2024-01-01T00:00Z')).toBeNull();
  expect(standing('2024-01-01T00:00Z', matches(), schedule())).toBeNull();
  expect(standing('2024-01-01T00:00Z', { type: 'medals', title: '', note: '', rows: [], own: '' })).toBeNull();
});

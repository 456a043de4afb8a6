import { describe, expect, it } from 'vitest';
import { readSportFile } from './read-sport-file.ts';
import type { WrittenFixture } from './written-fixture.ts';

const read = (file: object): readonly WrittenFixture[] | string => {
  const seasons = readSportFile('x.json', JSON.stringify({ name: 'World Cup 2026', ...file }));
  return 'faults' in seasons
    ? seasons.faults.map(({ kind, ...fault }) => `${kind} ${'field' in fault ? fault.field : ''}`).join()
    : seasons.flatMap(({ fixtures }) => fixtures);
};
const match = (more: object = {}) => ({ date: '2026-06-11', team1: 'Egy', team2: 'Kettő', ...more });
const only = (more: object): WrittenFixture => {
  const fixtures = read({ matches: [match(more)] });
  if (typeof fixtures === 'string') throw new Error(fixtures);
  return fixtures[0] as WrittenFixture;
};

describe('a match of openfootball (worldcup.json and football.json, as of July 2026)', () => {
  it.each([
    ['17:00 CET', '2026-06-11T16:00:00.000Z'],
    ['17:00 CEST', '2026-06-11T15:00:00.000Z'],
    ['9:30', '2026-06-11T07:30:00.000Z'],
    ['9:30 UTC+5:30', '2026-06-11T04:00:00.000Z'],
    ['17:00 UTC-3', '2026-06-11T20:00:00.000Z'],
    ['19:45 UTC±0', '2026-06-11T19:45:00.000Z'],
  ])('begins at %s', (time, expected) => {
    expect(new Date((only({ time }).kickOff ?? 0) * 1000).toISOString()).toBe(expected);
  });

  it.each(['25:00', '17:00 XYZ', '17:00 EST', 'evening'])('does not begin at %s', (time) => {
    expect(read({ matches: [match({ time })] })).toBe('malformed matches[0].time');
  });

  it.each([
    [9, 9, null],
    ['9', 9, null],
    ['90+4', 90, 4],
    ['120+12', 120, 12],
    [null, null, null],
  ])('has a goal at %j', (minute, elapsed, extra) => {
    const { told } = only({ score: { ft: [1, 0] }, goals1: [{ name: 'Gól', minute }], goals2: [] });
    expect(told['events']).toMatchObject([{ time: { elapsed, extra } }]);
  });

  it.each(['90+', 'x', '500', '90+99', ''])('has no goal at %j', (minute) => {
    expect(read({ matches: [match({ goals1: [{ name: 'Gól', minute }] })] })).toBe(
      'malformed matches[0].goals1[0].minute',
    );
  });

  it('has a day and no time where the file says none', () => {
    expect(only({ score: { ft: [1, 0] } }).told['fixture']).toMatchObject({
      timestamp: null,
      date: '2026-06-11',
      status: { short: 'FT' },
    });
    expect(only({ time: '17:00' }).told['fixture']).not.toHaveProperty('timestamp');
  });

  it('is read from a round, with score and place in separate fields', () => {
    const rounds = [
      {
        name: 'Final',
        matches: [
          match({
            time: '16:00',
            timezone: 'UTC-3',
            team1: { name: 'Egy', code: 'EGY' },
            score1: 0,
            score2: 0,
            score1i: null,
            score2i: null,
            score1et: 1,
            score2et: 1,
            score1p: 4,
            score2p: 2,
            stadium: { key: 'maracana', name: 'Maracanã' },
            city: 'Rio de Janeiro',
          }),
        ],
      },
    ];
    expect(read({ rounds })).toMatchObject([
      {
        round: 'Final',
        kickOff: Date.parse('2026-06-11T19:00:00Z') / 1000,
        venue: 'Maracanã',
        city: 'Rio de Janeiro',
        told: {
          fixture: { status: { short: 'PEN' } },
          goals: { home: 1, away: 1 },
          score: { extratime: { home: 1, away: 1 }, penalty: { home: 4, away: 2 } },
        },
      },
    ]);
    expect(read({ rounds: [{ name: 'Final', matches: [match({ date: 'x' })] }] })).toBe(
      'malformed rounds[0].matches[0].date',
    );
  });
});

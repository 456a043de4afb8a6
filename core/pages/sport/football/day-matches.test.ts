import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../../sport/football/fixture.ts';
import { someMatch } from '../../../sport/football/match/some-match.fake.ts';
import { dayMatches } from './day-matches.ts';

const now = 1_736_611_200;
const at = (id: number, short: string, after: number): Fixture => ({
  ...someMatch(short, [0, 0]).fixture,
  id,
  timestamp: now + after,
});

describe('the matches of a day', () => {
  it('begin with what runs, then what comes; what is over is last', () => {
    const own = [at(1, 'FT', -9000), at(2, 'NS', 7200), at(3, '2H', -4000), at(4, 'NS', 3600)];
    expect(dayMatches({ own, followed: [], now }).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });

  it('include what runs in other leagues, once', () => {
    const own = [at(3, '2H', -4000)];
    const followed = [at(3, '2H', -4000), at(5, '1H', -600), at(6, 'FT', -9000), at(7, 'NS', 600)];
    expect(dayMatches({ own, followed, now }).map(({ id }) => id)).toEqual([3, 5]);
  });
});

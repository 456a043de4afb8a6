import { describe, expect, it } from 'vitest';
import { matchWire } from '#adapters/live-score-api/match.wire.ts';
import { describeFixture } from '#adapters/origin/sport/football/describe-fixture.ts';
import type { FixtureRow } from '#adapters/origin/sport/simulator/football/fixture-row.ts';
import { squadOf } from '#adapters/sample-newspaper/live-scores/squads.ts';
import { fateOf } from '#adapters/origin/sport/simulator/football/fate-of.ts';
import type { PlanSide, Position } from '#adapters/origin/sport/simulator/football/match-plan.ts';
import { matchState } from '#adapters/origin/sport/simulator/football/match-state.ts';
import { playMatch } from '#adapters/origin/sport/simulator/football/play-match.ts';
import { openRandom } from '#adapters/origin/sport/simulator/random.ts';
import { matchCourse } from '#core/sport/football/match/match-course.ts';
import { scoreAccount } from '#core/sport/football/score-account.ts';

const kickOff = 1_795_375_800;

const team = (id: number, name: string) => ({ id, name, logo: null, coach: null, strength: 1 });
const side = (id: number, strength: number): PlanSide => ({
  strength,
  squad: squadOf(id, 'hu', 'Hungary').map(({ position, ...player }) => ({ ...player, position: position as Position })),
});
const [home, away] = [side(11, 1.1), side(12, 0.95)];

const rowOf = (seed: number, knockout: boolean): FixtureRow => ({
  id: seed + 1,
  league: { id: 271, name: 'NB I', logo: null, country: 'Magyarország', flag: null },
  season: 2026,
  round: 'Regular Season - 1',
  group: null,
  kickOff,
  teams: { home: team(11, 'Hídfő SC'), away: team(12, 'Parti TK') },
  venue: null,
  city: null,
  referee: null,
  seed,
  knockout,
  told: null,
});

const wire = matchWire(() => null);

const accountAt = (seed: number, moments: (end: number) => readonly number[]): readonly string[] => {
  const knockout = seed % 3 === 0;
  const script = playMatch({ seed, knockout, fate: fateOf(seed), home, away });
  return moments(script.end).map((second) => {
    const item = describeFixture(rowOf(seed, knockout), matchState(script, second));
    // Without line-ups and statistics, which are slow to parse and do not affect the score.
    const told = JSON.stringify({ ...item, lineups: [], statistics: [] });
    const { fixture, events } = wire.parse(JSON.parse(told));
    const score = fixture.status === 'not-started' ? null : fixture.score;
    return String(scoreAccount({ short: fixture.short, teams: fixture.teams, score }, matchCourse(events).events));
  });
};

export const describeSimulatedMatches = (matches: number): void => {
  describe(`${matches} simulated matches, as a page reads them`, () => {
    it('never contradict themselves, neither at the end nor at a moment in between', () => {
      const seen = new Map<string, number>();
      const wrong: string[] = [];
      for (let seed = 0; seed < matches; seed += 1) {
        const random = openRandom(seed);
        const accounts = accountAt(seed, (end) => [end + 60, random.whole(-600, end)]);
        for (const account of accounts) seen.set(account, (seen.get(account) ?? 0) + 1);
        if (accounts.includes('under-review')) wrong.push(`${seed}: ${accounts.join(' ')}`);
      }
      expect(wrong).toEqual([]);
      expect(seen.get('agreed')).toBeGreaterThan(matches);
    }, 120_000);
  });
};

import { fixtureRefreshSeconds } from '#core/sport/football/fixture-status.ts';
import type { Fixture } from '#core/sport/football/fixture.ts';
import { raceRefreshSeconds } from '#core/sport/formula-one/race-status.ts';
import type { Race } from '#core/sport/formula-one/race.ts';
import { pollSeconds } from '#core/polling/poll-delay.ts';

/** Seconds for which answers are as good as new (docs/upstreams/live-score-api.md). */
export const freshFor = {
  live: () => pollSeconds,
  table: () => 60,
  reference: () => 3600,
  /** A list with a match under way moves with it; codes that upstream has not explained are under way (R39). */
  fixtures: (fixtures: readonly Fixture[]) =>
    fixtures.some(({ status, short }) => status === 'in-progress' && fixtureRefreshSeconds(short) !== null)
      ? pollSeconds
      : 60,
  races: (races: readonly Race[]) =>
    races.some(({ status }) => raceRefreshSeconds(status) !== null) ? pollSeconds : 60,
} as const;

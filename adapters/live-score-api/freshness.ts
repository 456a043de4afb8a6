import { fixtureRefreshSeconds } from '#core/sport/football/fixture-status.ts';
import type { Fixture } from '#core/sport/football/fixture.ts';
import { raceRefreshSeconds } from '#core/sport/formula-one/race-status.ts';
import type { Race } from '#core/sport/formula-one/race.ts';
import { pollSeconds } from '#core/polling/poll-delay.ts';

/** TTLs in seconds (docs/upstreams/live-score-api.md). */
export const freshFor = {
  live: () => pollSeconds,
  table: () => 60,
  reference: () => 3600,
  /** A list with a live match gets a short TTL. Unknown status codes count as live (R39). */
  fixtures: (fixtures: readonly Fixture[]) =>
    fixtures.some(({ status, short }) => status === 'in-progress' && fixtureRefreshSeconds(short) !== null)
      ? pollSeconds
      : 60,
  races: (races: readonly Race[]) =>
    races.some(({ status }) => raceRefreshSeconds(status) !== null) ? pollSeconds : 60,
} as const;

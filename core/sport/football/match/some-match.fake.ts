import { fixtureOf } from '../fixture.ts';
import type { Match } from './match.ts';
import type { EventReport } from './match-event.ts';
import type { Score } from '../sides.ts';

const none: Score = { home: null, away: null };

export const someEvent = (elapsed: number, more: Partial<EventReport> = {}): EventReport => ({
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  teamId: 11,
  player: 'Bihari Olivér',
  assist: null,
  elapsed,
  extra: null,
  ...more,
});

export const someMatch = (
  short: string | null,
  [home, away]: readonly [number | null, number | null],
  events: readonly EventReport[] = [],
  more: Partial<Match> = {},
): Match => ({
  fixture: fixtureOf(
    {
      id: 9001,
      timestamp: 1_736_611_200,
      short,
      minute: null,
      venue: null,
      referee: null,
      league: { id: 271, name: 'NB I', logo: null, season: 2024, round: 'Regular Season - 1' },
      teams: { home: { id: 11, name: 'Hídfő SC', logo: null }, away: { id: 12, name: 'Parti TK', logo: null } },
    },
    { home, away },
    none,
  ),
  events,
  squads: { home: null, away: null },
  statistics: { home: [], away: [] },
  prediction: null,
  headToHead: [],
  ...more,
});

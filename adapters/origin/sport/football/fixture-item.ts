import type { Sides } from '../simulator/football/match-plan.ts';
import type { Score } from '../simulator/football/match-state.ts';
import type { Statistic } from '../simulator/football/statistics.ts';

/** Football in the upstream's format (docs/upstreams/live-score-api.md). */
export interface TeamItem {
  readonly id: number | null;
  readonly name: string | null;
  readonly logo: string | null;
}

interface PersonItem {
  readonly id: number | null;
  readonly name: string | null;
}

export interface EventItem {
  readonly time: { readonly elapsed: number | null; readonly extra: number | null };
  readonly team: TeamItem;
  readonly player: PersonItem;
  readonly assist: PersonItem;
  readonly type: string | null;
  readonly detail: string | null;
  readonly comments: string | null;
}

interface LineUpPlayer {
  readonly player: PersonItem & {
    readonly number: number | null;
    readonly pos: string | null;
    readonly grid: string | null;
  };
}

export interface LineUpItem {
  readonly team: TeamItem;
  readonly coach: PersonItem & { readonly photo: string | null };
  readonly formation: string | null;
  readonly startXI: readonly LineUpPlayer[];
  readonly substitutes: readonly LineUpPlayer[];
}

export interface PredictionItem {
  readonly predictions: {
    readonly winner: (PersonItem & { readonly comment: string | null }) | null;
    readonly percent: { readonly home: string; readonly draw: string; readonly away: string };
  };
  readonly comparison: { readonly goals: { readonly home: string; readonly away: string } };
  readonly h2h: readonly FixtureItem[];
}

export interface FixtureItem {
  readonly fixture: {
    readonly id: number;
    readonly referee: string | null;
    readonly timezone: string;
    readonly date: string | null;
    readonly timestamp: number | null;
    readonly periods: { readonly first: number | null; readonly second: number | null };
    readonly venue: { readonly id: null; readonly name: string | null; readonly city: string | null };
    readonly status: {
      readonly long: string;
      readonly short: string | null;
      readonly elapsed: number | null;
      readonly extra: number | null;
    };
  };
  readonly league: {
    readonly id: number;
    readonly name: string | null;
    readonly country: string | null;
    readonly logo: string | null;
    readonly flag: string | null;
    readonly season: number;
    readonly round: string | null;
  };
  readonly teams: Sides<TeamItem & { readonly winner: boolean | null }>;
  readonly goals: Score;
  readonly score: {
    readonly halftime: Score;
    readonly fulltime: Score;
    readonly extratime: Score;
    readonly penalty: Score;
  };
  readonly events?: readonly EventItem[];
  readonly lineups?: readonly LineUpItem[];
  readonly statistics?: readonly { readonly team: TeamItem; readonly statistics: readonly Statistic[] }[];
  readonly predictions?: readonly PredictionItem[];
}

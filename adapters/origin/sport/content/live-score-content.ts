import type { Crest, Told } from '../../database/schema/live-score-schema.ts';

export interface PlayerContent {
  readonly id: number;
  readonly team: number;
  readonly name: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly number: number;
  readonly position: string;
  readonly age: number | null;
  readonly nationality: string | null;
}

export interface TeamContent {
  readonly id: number;
  readonly name: string;
  readonly logo?: string | null;
  readonly coach?: string | null;
  readonly strength?: number;
  readonly crest?: Crest | null;
}

/** Days are `YYYY-MM-DD`. */
export interface SeasonContent {
  readonly year: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly current?: boolean;
}

export interface LeagueContent {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly type?: 'League' | 'Cup';
  readonly country: string;
  readonly logo?: string | null;
  readonly seasons: readonly SeasonContent[];
}

/** The simulator plays a fixture that has a `seed`. Otherwise all data comes from `told`. */
export interface FixtureContent {
  readonly id: number;
  readonly league: number;
  readonly season: number;
  readonly round?: string | null;
  readonly group?: string | null;
  /** Unix seconds. */
  readonly kickOff: number | null;
  readonly home?: number | null;
  readonly away?: number | null;
  readonly venue?: string | null;
  readonly city?: string | null;
  readonly referee?: string | null;
  readonly seed?: number | null;
  readonly knockout?: boolean;
  readonly listedFrom?: number | null;
  readonly told?: Told | null;
}

export interface FootballContent {
  readonly countries?: readonly {
    readonly id: string;
    readonly name: string;
    readonly code?: string | null;
    readonly flag?: string | null;
  }[];
  readonly leagues?: readonly LeagueContent[];
  readonly teams?: readonly TeamContent[];
  readonly players?: readonly PlayerContent[];
  readonly fixtures?: readonly FixtureContent[];
}

interface Profile {
  readonly id: number;
  readonly told: Told;
}

export interface SessionContent {
  readonly id: number;
  readonly season: number;
  readonly competition: Told;
  readonly circuit: number | null;
  readonly type: string | null;
  /** Unix seconds. */
  readonly startsAt: number | null;
  readonly laps?: number | null;
  readonly seed?: number | null;
  readonly told?: Told | null;
  readonly results?: readonly Told[] | null;
  readonly grid?: readonly Told[] | null;
}

export interface RacingContent {
  readonly circuits?: readonly Profile[];
  readonly teams?: readonly Profile[];
  readonly drivers?: readonly Profile[];
  readonly entries?: readonly {
    readonly season: number;
    readonly driver: number;
    readonly team: number | null;
    readonly strength?: number;
    readonly position?: number | null;
    readonly points?: number | null;
  }[];
  readonly teamEntries?: readonly {
    readonly season: number;
    readonly team: number;
    readonly position: number | null;
    readonly points: number | null;
  }[];
  readonly sessions?: readonly SessionContent[];
}

export interface LiveScoreContent {
  readonly football?: FootballContent;
  readonly racing?: RacingContent;
}

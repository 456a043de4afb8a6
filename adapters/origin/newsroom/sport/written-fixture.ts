import type { Told } from '../../database/schema/live-score-schema.ts';

export interface WrittenTeam {
  /** The upstream's id; null if the file has names only. */
  readonly id: number | null;
  readonly name: string;
  readonly logo: string | null;
}

export interface WrittenFixture {
  readonly id: number | null;
  readonly round: string | null;
  readonly group: string | null;
  /** Unix seconds. */
  readonly kickOff: number | null;
  readonly home: WrittenTeam;
  readonly away: WrittenTeam;
  readonly venue: string | null;
  readonly city: string | null;
  readonly referee: string | null;
  readonly told: Told;
}

export interface WrittenSeason {
  readonly league: {
    readonly id: number | null;
    /** `number`: the id identifies the league. `name`: the id is used only if it is free. */
    readonly knownBy: 'number' | 'name';
    readonly slug: string;
    readonly name: string;
    readonly logo: string | null;
    readonly country: { readonly id: string; readonly name: string; readonly code: string | null };
  };
  readonly season: number;
  readonly fixtures: readonly WrittenFixture[];
}

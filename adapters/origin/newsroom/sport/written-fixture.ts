import type { Told } from '../../database/schema/live-score-schema.ts';

/** A team as a file names it. */
export interface WrittenTeam {
  /** Upstream's; null where the file has names alone. */
  readonly id: number | null;
  readonly name: string;
  readonly logo: string | null;
}

/** A fixture of a file, before it is known what of it is new. */
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
  /** What is known of its course, as upstream words it. */
  readonly told: Told;
}

/** A league's season out of a file. */
export interface WrittenSeason {
  readonly league: {
    readonly id: number | null;
    /** Whether that number is who it is, or only one that it may have where it is free. */
    readonly knownBy: 'number' | 'name';
    readonly slug: string;
    readonly name: string;
    readonly logo: string | null;
    readonly country: { readonly id: string; readonly name: string; readonly code: string | null };
  };
  readonly season: number;
  readonly fixtures: readonly WrittenFixture[];
}

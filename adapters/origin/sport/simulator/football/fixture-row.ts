import type { Told } from '../../../database/schema/live-score-schema.ts';
import type { Sides } from './match-plan.ts';

export interface TeamRow {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly coach: string | null;
  readonly strength: number;
}

/** Times are unix seconds. */
export interface FixtureRow {
  readonly id: number;
  readonly league: {
    readonly id: number;
    readonly name: string;
    readonly logo: string | null;
    readonly country: string;
    readonly flag: string | null;
  };
  readonly season: number;
  readonly round: string | null;
  readonly group: string | null;
  readonly kickOff: number | null;
  readonly teams: Sides<TeamRow | null>;
  readonly venue: string | null;
  readonly city: string | null;
  readonly referee: string | null;
  readonly seed: number | null;
  readonly knockout: boolean;
  readonly told: Told | null;
}

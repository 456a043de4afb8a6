import type { Fixture } from '../fixture.ts';
import type { EventReport } from './match-event.ts';
import type { Prediction } from './prediction.ts';
import type { Sides } from '../sides.ts';
import type { Statistic } from '../statistic-pairs.ts';

export interface SquadPlayer {
  readonly name: string | null;
  readonly number: number | null;
}

/** Spec §3.9. */
export interface Squad {
  readonly formation: string | null;
  readonly starting: readonly SquadPlayer[];
  readonly substitutes: readonly SquadPlayer[];
  readonly coach: { readonly name: string | null; readonly photo: string | null } | null;
}

/** Spec §2.6, §3.9. Unknown fields are empty or null. */
export interface Match {
  readonly fixture: Fixture;
  readonly events: readonly EventReport[];
  readonly squads: Sides<Squad | null>;
  readonly statistics: Sides<readonly Statistic[]>;
  readonly prediction: Prediction | null;
  readonly headToHead: readonly Fixture[];
}

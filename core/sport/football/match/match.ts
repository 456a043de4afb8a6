import type { Fixture } from '../fixture.ts';
import type { EventReport } from './match-event.ts';
import type { Prediction } from './prediction.ts';
import type { Sides } from '../sides.ts';
import type { Statistic } from '../statistic-pairs.ts';

export interface SquadPlayer {
  readonly name: string | null;
  readonly number: number | null;
}

/** Who plays for one team (spec §3.9). */
export interface Squad {
  readonly formation: string | null;
  readonly starting: readonly SquadPlayer[];
  readonly substitutes: readonly SquadPlayer[];
  readonly coach: { readonly name: string | null; readonly photo: string | null } | null;
}

/** Everything that is told of one fixture (spec §2.6, §3.9); empty or null where upstream says nothing. */
export interface Match {
  readonly fixture: Fixture;
  /** As upstream lists them; `matchCourse` reads them. */
  readonly events: readonly EventReport[];
  readonly squads: Sides<Squad | null>;
  readonly statistics: Sides<readonly Statistic[]>;
  readonly prediction: Prediction | null;
  /** Earlier meetings of the two, the latest first. */
  readonly headToHead: readonly Fixture[];
}

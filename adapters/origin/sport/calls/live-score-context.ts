import type { Database } from '../../database/connection/open-database.ts';
import type { PlayedMatches } from '../simulator/football/played-matches.ts';

export interface LiveScoreContext {
  readonly db: Database;
  /** Unix seconds of the live clock (live-clock.ts). */
  readonly now: () => number;
  /** Whether fixtures with a seed are simulated. Without it, only stored data exists. */
  readonly simulates: boolean;
  readonly matches: PlayedMatches;
}

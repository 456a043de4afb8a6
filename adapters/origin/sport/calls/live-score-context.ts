import type { Database } from '../../database/connection/open-database.ts';
import type { PlayedMatches } from '../simulator/football/played-matches.ts';

/** What the calls of the live-score service work with. */
export interface LiveScoreContext {
  readonly db: Database;
  /** Unix seconds of the clock that matches and races run by (live-clock.ts). */
  readonly now: () => number;
  /** Whether what has a seed is played; without it, only what is told exists. */
  readonly simulates: boolean;
  readonly matches: PlayedMatches;
}

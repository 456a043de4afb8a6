import type { ResultAsync } from 'neverthrow';
import type { TipRound } from '../../sport/tipping-game/tip-round.ts';
import type { Failure } from '../../failure/failure.ts';

/** Rounds and results of the tipping game. Readers' tips are not stored. */
export interface TipRounds {
  all(site: string): ResultAsync<readonly TipRound[], Failure>;
}

import type { ResultAsync } from 'neverthrow';
import type { TipRound } from '../../sport/tipping-game/tip-round.ts';
import type { Failure } from '../../failure/failure.ts';

/** Keeps the rounds of the tipping game with their results. Tips are not kept: they are readers' own. */
export interface TipRounds {
  all(site: string): ResultAsync<readonly TipRound[], Failure>;
}

import type { ServiceDocument } from '../../../services/service-pages/service-document.ts';
import type { GamePlace } from '../../../sport/tipping-game/game-place.ts';
import type { ScoredSheet } from '../../../sport/tipping-game/score-tips.ts';
import type { RoundState, TipRound } from '../../../sport/tipping-game/tip-round.ts';

export interface RoundCard extends Pick<TipRound, 'slug' | 'title' | 'lead'> {
  readonly state: RoundState;
  readonly pairs: number;
  /** Unix seconds. */
  readonly closesAt: number;
}

export interface GameContent {
  readonly place: GamePlace;
  /** The requested round, or the next one to be played; null when there is none. */
  readonly round: TipRound | null;
  readonly state: RoundState;
  /** Null unless tips were requested. */
  readonly scored: ScoredSheet | null;
  readonly rounds: readonly RoundCard[];
  /** Null when the rules could not be loaded. */
  readonly rules: ServiceDocument | null;
}

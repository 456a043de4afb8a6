import type { ServiceDocument } from '../../../services/service-pages/service-document.ts';
import type { GamePlace } from '../../../sport/tipping-game/game-place.ts';
import type { ScoredSheet } from '../../../sport/tipping-game/score-tips.ts';
import type { RoundState, TipRound } from '../../../sport/tipping-game/tip-round.ts';

/** A round in the list of all. */
export interface RoundCard extends Pick<TipRound, 'slug' | 'title' | 'lead'> {
  readonly state: RoundState;
  readonly pairs: number;
  /** When its last pair closes, in unix seconds. */
  readonly closesAt: number;
}

/** What the tipping game's screen shows. */
export interface GameContent {
  readonly place: GamePlace;
  /** Of the round that stands on the page, the next to be played where no other was asked for; null without any. */
  readonly round: TipRound | null;
  readonly state: RoundState;
  /** The points of somebody's tips, where those were asked for. */
  readonly scored: ScoredSheet | null;
  readonly rounds: readonly RoundCard[];
  /** The rules; null when they could not be had. */
  readonly rules: ServiceDocument | null;
}

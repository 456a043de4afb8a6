import type { Episode } from './episode.ts';
import { isPlaying, type Player } from './player.ts';

/** The commands of spec §4, "Mobile app mode", which a native player takes too. */
export type NativeCommand =
  /** Makes this the player's episode, without playing it. */
  | { readonly kind: 'Add'; readonly episode: Episode }
  | { readonly kind: 'Play' }
  | { readonly kind: 'Pause' }
  /** Ends the episode and keeps the player. */
  | { readonly kind: 'Stop' }
  /** Closes the player. */
  | { readonly kind: 'Destroy' }
  /** Asks what the player does; changes nothing. */
  | { readonly kind: 'AskState' };

/**
 * What the play button of an episode does: pause while it plays, otherwise play, after adding it if another is in the
 * player (spec §4).
 */
export const pressPlay = (player: Player, episode: Episode): readonly NativeCommand[] => {
  if (isPlaying(player, episode.id)) return [{ kind: 'Pause' }];
  const isThere = player.visible && player.episode.id === episode.id;
  return isThere ? [{ kind: 'Play' }] : [{ kind: 'Add', episode }, { kind: 'Play' }];
};

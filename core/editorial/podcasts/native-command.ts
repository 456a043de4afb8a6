import type { Episode } from './episode.ts';
import { isPlaying, type Player } from './player.ts';

/** Commands for the native player (spec §4, "Mobile app mode"). */
export type NativeCommand =
  | { readonly kind: 'Add'; readonly episode: Episode }
  | { readonly kind: 'Play' }
  | { readonly kind: 'Pause' }
  | { readonly kind: 'Stop' }
  | { readonly kind: 'Destroy' }
  | { readonly kind: 'AskState' };

/** Pauses if this episode is playing; otherwise adds it if needed and plays it (spec §4). */
export const pressPlay = (player: Player, episode: Episode): readonly NativeCommand[] => {
  if (isPlaying(player, episode.id)) return [{ kind: 'Pause' }];
  const isThere = player.visible && player.episode.id === episode.id;
  return isThere ? [{ kind: 'Play' }] : [{ kind: 'Add', episode }, { kind: 'Play' }];
};

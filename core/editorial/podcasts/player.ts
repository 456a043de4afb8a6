import type { Episode } from './episode.ts';

export type Minimalized = 'none' | 'left' | 'right';

/** Spec §4, "Podcast player". A closed player cannot play. */
export type Player =
  | { readonly visible: false }
  | { readonly visible: true; readonly minimalized: Minimalized; readonly episode: Episode; readonly playing: boolean };

export const closedPlayer: Player = { visible: false };

export const isPlaying = (player: Player, episodeId: number): boolean =>
  player.visible && player.playing && player.episode.id === episodeId;

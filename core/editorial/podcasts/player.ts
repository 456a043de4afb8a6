import type { Episode } from './episode.ts';

/** The side that a minimalized player stands on. */
export type Minimalized = 'none' | 'left' | 'right';

/** The podcast player (spec §4, "Podcast player"): closed, or open with an episode. A closed player cannot play. */
export type Player =
  | { readonly visible: false }
  | { readonly visible: true; readonly minimalized: Minimalized; readonly episode: Episode; readonly playing: boolean };

export const closedPlayer: Player = { visible: false };

/** Whether the play button of an episode shows the sign for pause. */
export const isPlaying = (player: Player, episodeId: number): boolean =>
  player.visible && player.playing && player.episode.id === episodeId;

import { useSyncExternalStore } from 'react';
import { commandPlayer, type PlayerCommand } from '#core/podcasts/command-player.ts';
import { closedPlayer, type Player } from '#core/podcasts/player.ts';

let player: Player = closedPlayer;
const followers = new Set<() => void>();

const follow = (changed: () => void): (() => void) => {
  followers.add(changed);
  return () => followers.delete(changed);
};

/** The one player of the window, which outlives the pages that are opened in it. */
export const playerNow = (): Player => player;

/** Applies a command to the player's state (spec §4, "Podcast player"); what sounds is the engine's matter. */
export const commandState = (command: PlayerCommand): void => {
  player = commandPlayer(player, command);
  for (const changed of followers) changed();
};

export const usePlayer = (): Player => useSyncExternalStore(follow, playerNow, () => closedPlayer);

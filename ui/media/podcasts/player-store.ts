import { commandPlayer, type PlayerCommand } from '#core/editorial/podcasts/command-player.ts';
import { closedPlayer, type Player } from '#core/editorial/podcasts/player.ts';
import { windowStore } from './window-store.ts';

const player = windowStore<Player>(closedPlayer);

/** The one player of the window, which outlives the pages that are opened in it. */
export const playerNow = player.now;

/** Applies a command to the player's state (spec §4, "Podcast player"); what sounds is the engine's matter. */
export const commandState = (command: PlayerCommand): void => player.set(commandPlayer(player.now(), command));

export const usePlayer = player.use;

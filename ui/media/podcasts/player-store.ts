import { commandPlayer, type PlayerCommand } from '#core/editorial/podcasts/command-player.ts';
import { closedPlayer, type Player } from '#core/editorial/podcasts/player.ts';
import { windowStore } from './window-store.ts';

const player = windowStore<Player>(closedPlayer);

export const playerNow = player.now;

/** Updates only the state (spec §4, "Podcast player"). perform.tsx controls the audio. */
export const commandState = (command: PlayerCommand): void => player.set(commandPlayer(player.now(), command));

export const usePlayer = player.use;

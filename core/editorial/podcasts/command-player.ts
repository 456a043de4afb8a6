import type { NativeCommand } from './native-command.ts';
import type { NativeState } from './read-native-state.ts';
import { closedPlayer, type Minimalized, type Player } from './player.ts';

export type PlayerCommand =
  | NativeCommand
  | { readonly kind: 'Minimalize'; readonly to: Minimalized }
  | { readonly kind: 'Heard'; readonly state: NativeState };

type OpenPlayer = Extract<Player, { readonly visible: true }>;

const onOpen = (player: OpenPlayer, command: Exclude<PlayerCommand, { kind: 'Add' }>): Player => {
  switch (command.kind) {
    case 'Play':
      return { ...player, playing: true };
    case 'Pause':
    case 'Stop':
      return { ...player, playing: false };
    case 'Destroy':
      return closedPlayer;
    case 'AskState':
      return player;
    case 'Minimalize':
      return { ...player, minimalized: command.to };
    case 'Heard':
      return { ...player, playing: command.state.playing && command.state.episodeId === player.episode.id };
  }
};

/** Applies a player command (spec §4, "Podcast player"). Without an episode only Add has an effect. */
export const commandPlayer = (player: Player, command: PlayerCommand): Player => {
  if (command.kind !== 'Add') return player.visible ? onOpen(player, command) : player;
  const { episode } = command;
  if (!player.visible) return { visible: true, minimalized: 'none', episode, playing: false };
  return player.episode.id === episode.id ? player : { ...player, episode, playing: false };
};

import type { Episode } from '#core/editorial/podcasts/episode.ts';
import type { NativeCommand } from '#core/editorial/podcasts/native-command.ts';
import { appSettings } from '../../app-shell/app-settings.ts';
import { playerNow } from './player-store.ts';

interface LoadedPlayer {
  readonly perform: (command: NativeCommand) => void;
  readonly seekTo?: (seconds: number) => void;
}

/** In the native app the native player executes commands (spec §4, "Mobile app mode"). */
export const loadPlayer = async (): Promise<LoadedPlayer> =>
  appSettings() ? (await import('./player-in-app.ts')).loadPlayer() : import('./perform.tsx');

export const playFrom = async (episode: Episode, second: number): Promise<void> => {
  const { perform, seekTo } = await loadPlayer();
  const before = playerNow();
  if (!before.visible || before.episode.id !== episode.id) perform({ kind: 'Add', episode });
  seekTo?.(second);
  perform({ kind: 'Play' });
};

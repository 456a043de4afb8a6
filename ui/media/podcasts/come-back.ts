import { appSettings } from '../../app-shell/app-settings.ts';
import { playerNow } from './player-store.ts';
import { keptPlayer } from './kept-player.ts';

/** Shows the player again as it was left, silent, at the same place; a page that plays already is left alone. */
const comeBack = async (): Promise<void> => {
  const kept = keptPlayer();
  // In the native app the sound is the app's.
  if (kept === null || appSettings() !== null) return;
  const { perform } = await import('./perform.tsx');
  if (playerNow().visible) return;
  perform({ kind: 'Add', episode: kept.episode });
  perform({ kind: 'Minimalize', to: kept.minimalized });
};

void comeBack();

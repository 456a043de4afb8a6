import { appSettings } from '../../app-shell/app-settings.ts';
import { playerNow } from './player-store.ts';
import { keptPlayer } from './kept-player.ts';

const comeBack = async (): Promise<void> => {
  const kept = keptPlayer();
  // The native app has its own player.
  if (kept === null || appSettings() !== null) return;
  const { perform } = await import('./perform.tsx');
  if (playerNow().visible) return;
  perform({ kind: 'Add', episode: kept.episode });
  perform({ kind: 'Minimalize', to: kept.minimalized });
};

void comeBack();

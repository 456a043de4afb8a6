import type { Episode } from '#core/editorial/podcasts/episode.ts';
import { playsNatively } from '#core/app-shell/app-device.ts';
import { appSettings } from '../../app-shell/app-settings.ts';
import { deviceNow } from '../../app-shell/device.ts';
import { hasShell, shellComes } from '../../app-shell/native-shell.ts';

const appPlays = (): boolean => playsNatively(deviceNow(), appSettings()?.playsFrom ?? 0);

/** Uses the native player when the app's bridge and build support it (spec §4, "Mobile app mode"; R37). */
export const loadPlayer = () => (hasShell() && appPlays() ? import('./perform-natively.tsx') : import('./perform.tsx'));

export const meet = async (episode: Episode): Promise<void> => {
  if (!appPlays() || !(await shellComes())) return;
  const player = await import('./perform-natively.tsx');
  await player.meet(episode);
};

import type { Episode } from '#core/editorial/podcasts/episode.ts';
import { playsNatively } from '#core/app-shell/app-device.ts';
import { appSettings } from '../../app-shell/app-settings.ts';
import { deviceNow } from '../../app-shell/device.ts';
import { hasShell, shellComes } from '../../app-shell/native-shell.ts';

const appPlays = (): boolean => playsNatively(deviceNow(), appSettings()?.playsFrom ?? 0);

/** In the native app its own player where its bridge is and its build knows the commands, else the window's (spec §4, "Mobile app mode"; R37). */
export const loadPlayer = () => (hasShell() && appPlays() ? import('./perform-natively.tsx') : import('./perform.tsx'));

/** An episode comes into sight in the app, whose bridge may come later. */
export const meet = async (episode: Episode): Promise<void> => {
  if (!appPlays() || !(await shellComes())) return;
  const player = await import('./perform-natively.tsx');
  await player.meet(episode);
};

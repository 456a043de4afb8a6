import type { Episode } from '#core/podcasts/episode.ts';
import { hasShell, shellComes } from '../app-shell/native-shell.ts';

/** In the native app its own player where its bridge is, else the window's (spec §4, "Mobile app mode"; R37). */
export const loadPlayer = () => (hasShell() ? import('./perform-natively.tsx') : import('./perform.tsx'));

/** An episode comes into sight in the app, whose bridge may come later. */
export const meet = async (episode: Episode): Promise<void> => {
  if (!(await shellComes())) return;
  const player = await import('./perform-natively.tsx');
  await player.meet(episode);
};

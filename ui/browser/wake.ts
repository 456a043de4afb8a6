import type { ScreenName } from '../screens/screen-name.ts';
import { loadScreen } from '../screens/screens.ts';
import { loadPayload } from '../window/payload.ts';

/**
 * Loads what waking the served page takes side by side: its data, its screen's file and React with the frame.
 * Resolves once it is interactive.
 */
export const wake = async (): Promise<void> => {
  const payload = loadPayload(location.pathname, location.search, undefined, 'no-cache');
  const { screen } = document.documentElement.dataset;
  // A screen that does not come is asked for again, and its failure told, by the app itself.
  if (screen !== undefined) loadScreen(screen as ScreenName).catch(() => undefined);
  const { startApp } = await import('./app.tsx');
  await startApp(payload);
};

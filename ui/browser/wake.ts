import type { Payload } from '#core/pages/building/payload.ts';
import type { ScreenName } from '../screens/screen-name.ts';
import { loadScreen } from '../screens/screens.ts';
import { loadPayload } from '../window/payload.ts';

/** The page's data as it is now. */
const load = (): Promise<Payload | null> => loadPayload(location.pathname, location.search, undefined, 'no-cache');

/** What a page that is followed while it sleeps has at hand: its data as it was served. */
export const asleep: { served?: Promise<Payload | null>; stop?: () => void } = {};

/** Keeps the data of the page as it was served, to wake with. */
export const keepServed = (): Promise<Payload | null> => (asleep.served ??= load());

/**
 * Loads what waking the served page takes side by side: its data, its screen's file and React with the frame.
 * Resolves once it is interactive.
 */
export const wake = async (): Promise<void> => {
  const payload = asleep.served?.then((served) => served ?? load()) ?? load();
  const { screen } = document.documentElement.dataset;
  // A screen that does not come is asked for again, and its failure told, by the app itself.
  if (screen !== undefined) loadScreen(screen as ScreenName).catch(() => undefined);
  const { startApp } = await import('./app.tsx');
  await startApp(payload);
  asleep.stop?.();
};

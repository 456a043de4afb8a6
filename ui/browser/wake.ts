import type { Payload } from '#core/pages/building/payload.ts';
import type { ScreenName } from '../screens/screen-name.ts';
import { loadScreen } from '../screens/screens.ts';
import { loadPayload } from '../window/payload.ts';

const load = (): Promise<Payload | null> => loadPayload(location.pathname, location.search, undefined, 'no-cache');

export const asleep: { served?: Promise<Payload | null>; stop?: () => void } = {};

export const keepServed = (): Promise<Payload | null> => (asleep.served ??= load());

/** Loads data, screen and React in parallel. Resolves once the page is interactive. */
export const wake = async (): Promise<void> => {
  // The message of an earlier failure would not match the rendered page.
  document.querySelector('#app [id=nem-megy]')?.remove();
  const payload = asleep.served?.then((served) => served ?? load()) ?? load();
  const { screen } = document.documentElement.dataset;
  if (screen !== undefined) loadScreen(screen as ScreenName).catch(() => undefined);
  const { startApp } = await import('./app.tsx');
  await startApp(payload);
  asleep.stop?.();
};

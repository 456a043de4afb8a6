import type { Payload } from '#core/pages/building/payload.ts';
import type { ScreenName } from '../screens/screen-name.ts';
import { loadScreen } from '../screens/screens.ts';
import { loadPayload } from '../window/payload.ts';

const load = (): Promise<Payload | null> => loadPayload(location.pathname, location.search, undefined, 'no-cache');

export const asleep: { served?: Promise<Payload | null>; stop?: () => void } = {};

export const keepServed = (): Promise<Payload | null> => (asleep.served ??= load());

/** The message of an earlier failure would not match the rendered page. */
const removeMessage = (): void => document.querySelector('#app [id=nem-megy]')?.remove();

/** Loads data, screen and React in parallel. Resolves once the page is interactive. */
export const wake = async (): Promise<void> => {
  const payload = asleep.served?.then((served) => served ?? load()) ?? load();
  const { screen } = document.documentElement.dataset;
  if (screen !== undefined) loadScreen(screen as ScreenName).catch(() => undefined);
  const { startApp } = await import('./app.tsx');
  removeMessage();
  await startApp(payload);
  asleep.stop?.();
};

import { useSyncExternalStore } from 'react';
import { maxDelay } from '#core/polling/live-history.ts';

/** Stored on this device only, never in an account. */
export interface FanSettings {
  /** Delay of live updates in seconds; 0 for none. */
  readonly delay: number;
  readonly hidesResults: boolean;
}

/** Key in local storage. A script in the head also sets `html[data-sport]` before the first paint. */
const name = 'sport';

/** Example: `30 late hide`. */
export const readFanSettings = (written: string): FanSettings => {
  const words = written.split(' ');
  const delay = words.includes('late') ? Number(words[0]) : 0;
  return {
    delay: Number.isFinite(delay) ? Math.min(Math.max(Math.round(delay), 0), maxDelay) : 0,
    hidesResults: words.includes('hide'),
  };
};

export const writeFanSettings = ({ delay, hidesResults }: FanSettings): string =>
  [...(delay > 0 ? [`${delay} late`] : []), ...(hidesResults ? ['hide'] : [])].join(' ');

const listeners = new Set<() => void>();
const written = (): string => document.documentElement.dataset[name] ?? '';

const show = (words: string): void => {
  document.documentElement.dataset[name] = words;
  for (const listener of listeners) listener();
};

export const keepFanSettings = (settings: FanSettings): void => {
  const words = writeFanSettings(settings);
  try {
    localStorage.setItem(name, words);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  show(words);
};

const kept = ({ key, newValue }: StorageEvent): void => void (key === name && show(newValue ?? ''));

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', kept);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', kept);
  };
};

export const fanSettings = (): FanSettings => readFanSettings(written());

/** Default values on the server and during hydration. */
export const useFanSettings = (): FanSettings => readFanSettings(useSyncExternalStore(subscribe, written, () => ''));

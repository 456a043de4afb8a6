import { useSyncExternalStore } from 'react';
import { longestDelay } from '#core/polling/live-history.ts';

/** What a fan has asked this device for; no account knows of it. */
export interface FanSettings {
  /** Seconds by which everything live is held back; 0 for a reader who watches nothing. */
  readonly delay: number;
  /** Results stay hidden until they are asked for. */
  readonly hidesResults: boolean;
}

/** In local storage, and as `html[data-sport]` for style sheets; the first script of a page sets it before it paints. */
const name = 'sport';

/** Reads `30 late hide`. */
export const readFanSettings = (written: string): FanSettings => {
  const words = written.split(' ');
  const delay = words.includes('late') ? Number(words[0]) : 0;
  return {
    delay: Number.isFinite(delay) ? Math.min(Math.max(Math.round(delay), 0), longestDelay) : 0,
    hidesResults: words.includes('hide'),
  };
};

/** Empty for a reader who asks for nothing. */
export const writeFanSettings = ({ delay, hidesResults }: FanSettings): string =>
  [...(delay > 0 ? [`${delay} late`] : []), ...(hidesResults ? ['hide'] : [])].join(' ');

const listeners = new Set<() => void>();
const written = (): string => document.documentElement.dataset[name] ?? '';

const show = (words: string): void => {
  document.documentElement.dataset[name] = words;
  for (const listener of listeners) listener();
};

/** Keeps a choice on this device, and has every part of the page follow it. */
export const keepFanSettings = (settings: FanSettings): void => {
  const words = writeFanSettings(settings);
  try {
    localStorage.setItem(name, words);
  } catch {
    // A browser that keeps nothing follows the choice as long as the page is open.
  }
  show(words);
};

/** Another tab of this device may be where it is chosen. */
const kept = ({ key, newValue }: StorageEvent): void => void (key === name && show(newValue ?? ''));

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', kept);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', kept);
  };
};

/** What this device was asked for now. */
export const fanSettings = (): FanSettings => readFanSettings(written());

/** What this device was asked for; nothing on the server and while the browser takes its copy over. */
export const useFanSettings = (): FanSettings => readFanSettings(useSyncExternalStore(subscribe, written, () => ''));

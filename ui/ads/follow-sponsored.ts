import { sponsoredLineSource } from '#core/ads/sponsored-line-source.ts';
import { adMessages } from '../messages/ads.ts';

/** Milliseconds until an empty frame is removed. */
const timeout = 10_000;

/** Sandboxed: no origin of its own, no access to our page, links open new windows (spec §7.6). */
const frameOf = (source: string, unseen: boolean): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.className = 'sponsored__frame';
  frame.setAttribute('sandbox', 'allow-scripts allow-popups');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = adMessages.label;
  // A frame that is hidden from screen readers must not take keyboard focus.
  if (unseen) frame.tabIndex = -1;
  frame.loading = 'lazy';
  frame.src = source;
  return frame;
};

const openIn = (line: HTMLElement): void => {
  const room = line.querySelector<HTMLElement>('.slot');
  const source = sponsoredLineSource(
    { avCode: line.dataset['av'] ?? '' },
    { location: location.href, now: Date.now() / 1000 },
  );
  // An avCode that is not an https URL is not framed; our own line stays.
  if (room === null || source === null) return;
  const frame = frameOf(source, line.getAttribute('aria-hidden') === 'true');
  const timer = setTimeout(() => room.replaceChildren(), timeout);
  frame.addEventListener('load', () => {
    clearTimeout(timer);
    line.dataset['filled'] = 'network';
  });
  room.replaceChildren(frame);
};

const close = (line: HTMLElement): void => {
  line.querySelector('.slot')?.replaceChildren();
  delete line.dataset['filled'];
};

export const followSponsored = (): (() => void) => {
  const opened = new Map<HTMLElement, string>();
  const look = (): void => {
    for (const [line, avCode] of opened) {
      if (line.isConnected && line.dataset['av'] === avCode) continue;
      close(line);
      opened.delete(line);
    }
    for (const line of document.querySelectorAll<HTMLElement>('[data-av]')) {
      if (opened.has(line)) continue;
      opened.set(line, line.dataset['av'] ?? '');
      openIn(line);
    }
  };
  const watcher = new MutationObserver(look);
  const app = document.getElementById('app');
  if (app) watcher.observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-av'] });
  look();
  return () => {
    watcher.disconnect();
    for (const line of opened.keys()) close(line);
  };
};

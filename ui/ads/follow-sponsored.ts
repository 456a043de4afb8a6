import { sponsoredLineSource } from '#core/ads/sponsored-line-source.ts';
import { adMessages } from '../messages/ads.ts';

/** Milliseconds after which a frame that shows nothing is given up. */
const patience = 10_000;

/** The partner's page, fenced in: no origin of its own, no way to ours, links in windows of their own (spec §7.6). */
const frameOf = (source: string, unseen: boolean): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.className = 'sponsored__frame';
  frame.setAttribute('sandbox', 'allow-scripts allow-popups');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = adMessages.label;
  // What counts a teaser unseen is nowhere to go by keyboard.
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
  // An avCode that is no https address, such as a script, is framed by nobody: the house's own line stays.
  if (room === null || source === null) return;
  const frame = frameOf(source, line.getAttribute('aria-hidden') === 'true');
  const timer = setTimeout(() => room.replaceChildren(), patience);
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

/** Frames the lines that partners have bought, on this page and those that follow. Gives the end of it. */
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

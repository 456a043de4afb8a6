import type * as waysInApp from '../../app-shell/way-in-app.ts';
import { isOurs } from './is-ours.ts';

export type NativeWays = typeof waysInApp;

const jumpsWithin = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

const jump = 1200;

/** The browser performs jumps within a page, smoothly (spec §2.1). */
const glide = (): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  setTimeout(() => style.removeProperty('scroll-behavior'), jump);
};

/** The browser handles modifiers, targets and other origins. Returns a stop function. */
export const followLinks = (go: (address: string) => void, native: NativeWays | null): (() => void) => {
  const tapped = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (!link?.href) return;
    if (isOurs(link) && jumpsWithin(link)) return glide();
    const way = native?.wayInApp(link.href);
    if (way?.go === 'hand-over') {
      event.preventDefault();
      native?.handOver(way, link.href);
      return;
    }
    if (!isOurs(link)) return;
    event.preventDefault();
    go(way?.link ?? link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', tapped);
  return () => document.removeEventListener('click', tapped);
};

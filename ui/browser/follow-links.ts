import { nativeBridge } from '../app-shell/native-bridge.ts';
import { wayInApp } from '../app-shell/way-in-app.ts';

/** A page of ours that opens in this window. */
export const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download') && !/^\/(\/|(uploads|rss|assets|api)\b)|\.\w{2,5}$/.test(link.pathname);

const jumpsWithin = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

/** Milliseconds: as long as a jump within the page takes. */
const jump = 1200;

/** Jumps within a page are the browser's own, and smooth (spec §2.1). */
const glide = (): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  setTimeout(() => style.removeProperty('scroll-behavior'), jump);
};

/** Hands plain taps on our own links to the app; anything with a modifier, a target or another origin stays the browser's. Returns how to stop. */
export const followLinks = (go: (address: string) => void): (() => void) => {
  const tapped = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link?.href) return;
    if (isOurs(link) && jumpsWithin(link)) return glide();
    const way = wayInApp(link);
    if (way?.go === 'hand-over') {
      event.preventDefault();
      void nativeBridge()?.(way).catch(() => location.assign(link.href));
      return;
    }
    if (!isOurs(link)) return;
    event.preventDefault();
    go(way?.link ?? link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', tapped);
  return () => document.removeEventListener('click', tapped);
};

import { createPath, type Location, NavigationType } from 'react-router';
import { scrollAfterNavigation, smoothScroll } from '#core/app-shell/scroll-after-navigation.ts';
import type { HistoryEntry } from './navigation.ts';
import { scrollToElement } from './smooth-scroll.ts';

/** Keyboard and screen reader go on from what the navigation was for; the page's title is read out. */
const focusOn = (element: HTMLElement | null): void => {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const teller = document.getElementById('megerkezes');
  if (teller) teller.textContent = document.title;
};

const toAnchor = (hash: string): void => {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (anchor)
    scrollToElement(anchor, -Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0'));
};

const jump = (y: number): void => scrollTo({ top: y, behavior: 'instant' });

/** Where a page stands once it is shown, by the rule of spec §2.1; the first is the browser's own. */
export const arrive = (
  { page, from, savedY }: HistoryEntry,
  { pathname, search, hash }: Location,
  action: NavigationType,
): void => {
  if (from === null) return;
  const to = createPath({ pathname, search, hash });
  const target = scrollAfterNavigation({
    from,
    to,
    action: action === NavigationType.Pop ? 'pop' : 'push',
    app: page.frame.app,
  });
  const samePath = from.split(/[?#]/)[0] === pathname;
  switch (target.to) {
    case 'saved':
      return savedY === null ? undefined : jump(savedY);
    case 'anchor':
      if (!samePath) jump(0);
      return toAnchor(hash);
    case 'list': {
      const list = document.getElementById('lista');
      if (list) scrollToElement(list, smoothScroll.offset);
      return focusOn(list);
    }
    case 'top':
      jump(0);
      return focusOn(document.getElementById('tartalom'));
    case 'none':
      return samePath ? undefined : focusOn(document.getElementById('tartalom'));
  }
};

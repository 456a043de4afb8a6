import { createPath, type Location, NavigationType } from 'react-router';
import { scrollAfterNavigation, smoothScroll } from '#core/app-shell/scroll-after-navigation.ts';
import type { HistoryEntry } from './navigation.ts';
import { scrollToElement } from './smooth-scroll.ts';

const focusOn = (element: HTMLElement | null): void => {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const teller = document.getElementById('megerkezes');
  if (teller) teller.textContent = document.title;
};

const pixels = (length: string): number => Number.parseFloat(length) || 0;

const toAnchor = (hash: string): void => {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (anchor === null) return;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  scrollToElement(anchor, -pixels(scrollPaddingTop) - pixels(getComputedStyle(anchor).scrollMarginTop));
  focusOn(anchor);
};

const jump = (y: number): void => scrollTo({ top: y, behavior: 'instant' });

const toTop = (): void => {
  jump(0);
  focusOn(document.getElementById('tartalom'));
};

/** Spec §2.1. The browser positions the first page. */
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
  switch (target.to) {
    case 'saved':
      return savedY === null ? undefined : jump(savedY);
    case 'anchor':
      if (from.split(/[?#]/)[0] !== pathname) jump(0);
      return toAnchor(hash);
    case 'list': {
      const list = document.getElementById('lista');
      if (list === null) return toTop();
      scrollToElement(list, smoothScroll.offset);
      return focusOn(list);
    }
    case 'top':
      return toTop();
    // A fully loaded page starts at its top (R45); a reader who is typing keeps the focus.
    case 'none':
      return document.activeElement?.matches('input') ? jump(0) : toTop();
  }
};

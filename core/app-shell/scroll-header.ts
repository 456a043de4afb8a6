import type { HeroLayout } from './header-threshold.ts';
import { headerThreshold } from './header-threshold.ts';

/** How the header stands; `scroll-up` and `scroll-down` are also its classes (spec §2.9). */
export interface HeaderState {
  /** Pixels from the top at the last look. */
  readonly y: number;
  readonly showing: 'top' | 'scroll-up' | 'scroll-down';
  /** Scrolled past the hero, which then has its fill class. */
  readonly filled: boolean;
}

/** What is measured at each scroll; lengths in pixels. */
export interface ScrollEvent {
  /** May lie outside the page while a touch screen bounces. */
  readonly y: number;
  /** The largest y that the page has. */
  readonly furthest: number;
  /** Of the window. */
  readonly width: number;
  readonly hero: HeroLayout;
  readonly heroHeight: number;
  /** Focus or an open menu is inside the header, which must not leave then. */
  readonly held: boolean;
}

export const headerAtTop: HeaderState = { y: 0, showing: 'top', filled: false };

export const isHeaderHidden = ({ showing }: HeaderState): boolean => showing === 'scroll-down';

const directionOf = (before: HeaderState, y: number): HeaderState['showing'] => {
  if (y > before.y) return 'scroll-down';
  return y < before.y ? 'scroll-up' : before.showing;
};

/** Scrolling down hides the header, scrolling up shows it, and near the top it always stands (spec §2.9). */
export const scrollHeader = (before: HeaderState, event: ScrollEvent): HeaderState => {
  const y = Math.max(0, Math.min(event.y, event.furthest));
  const filled = event.hero !== 'none' && y > event.heroHeight;
  if (y <= headerThreshold(event.hero, event.width)) return { y, showing: 'top', filled };
  const direction = directionOf(before, y);
  return { y, showing: event.held && direction === 'scroll-down' ? 'scroll-up' : direction, filled };
};

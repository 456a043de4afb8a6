import type { HeroLayout } from './header-threshold.ts';
import { headerThreshold } from './header-threshold.ts';

/** `scroll-up` and `scroll-down` are also class names (spec §2.9). */
export interface HeaderState {
  readonly y: number;
  readonly showing: 'top' | 'scroll-up' | 'scroll-down';
  readonly filled: boolean;
}

export interface ScrollEvent {
  /** Can lie outside the page during overscroll. */
  readonly y: number;
  readonly furthest: number;
  readonly width: number;
  readonly hero: HeroLayout;
  readonly heroHeight: number;
  /** Focus or an open menu is inside the header: it must stay visible. */
  readonly held: boolean;
}

export const headerAtTop: HeaderState = { y: 0, showing: 'top', filled: false };

export const isHeaderHidden = ({ showing }: HeaderState): boolean => showing === 'scroll-down';

const directionOf = (before: HeaderState, y: number): HeaderState['showing'] => {
  if (y > before.y) return 'scroll-down';
  return y < before.y ? 'scroll-up' : before.showing;
};

/** Scrolling down hides the header, scrolling up shows it; near the top it is always visible (spec §2.9). */
export const scrollHeader = (before: HeaderState, event: ScrollEvent): HeaderState => {
  const y = Math.max(0, Math.min(event.y, event.furthest));
  const filled = event.hero !== 'none' && y > event.heroHeight;
  if (y <= headerThreshold(event.hero, event.width)) return { y, showing: 'top', filled };
  const direction = directionOf(before, y);
  return { y, showing: event.held && direction === 'scroll-down' ? 'scroll-up' : direction, filled };
};

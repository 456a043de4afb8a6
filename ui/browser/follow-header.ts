import type { HeroLayout } from '#core/app-shell/header-threshold.ts';
import { headerAtTop, type HeaderState, scrollHeader } from '#core/app-shell/scroll-header.ts';

/** Milliseconds between checks (spec §9). */
const headerThrottle = 10;

const layoutOf = (hero: Element | null): HeroLayout =>
  hero === null ? 'none' : hero.classList.contains('hero--half') ? 'half' : 'full';

const isHeld = (header: Element): boolean =>
  header.matches(':focus-within') || header.querySelector('details[open]') !== null;

const show = ({ showing, filled }: HeaderState, hero: Element | null): void => {
  const { classList } = document.documentElement;
  classList.toggle('scroll-up', showing === 'scroll-up');
  classList.toggle('scroll-down', showing === 'scroll-down');
  hero?.classList.toggle('fill', filled);
};

/** Hides on the way down and shows on the way up (spec §2.9). */
export const followHeader = (): void => {
  let state = headerAtTop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    const header = document.querySelector('.masthead');
    const hero = document.querySelector('.hero');
    if (header === null) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    state = scrollHeader(state, {
      y: scrollY,
      furthest: scrollHeight - clientHeight,
      width: innerWidth,
      hero: layoutOf(hero),
      heroHeight: hero?.clientHeight ?? 0,
      held: isHeld(header),
    });
    show(state, hero);
  };
  look();
  addEventListener('scroll', () => (timer ??= setTimeout(look, headerThrottle)));
  document.addEventListener('focusin', look);
};

import { smoothScroll } from '#core/app-shell/scroll-after-navigation.ts';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Takes at most one second; wheel, touch or key ends it (spec §2.1, §9). */
export const scrollSmoothly = (y: number): void => {
  const [from, to] = [scrollY, Math.max(0, y)];
  if (isStill()) return scrollTo({ top: to, behavior: 'instant' });
  const began = performance.now();
  const interrupted = new AbortController();
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(name, () => interrupted.abort(), { passive: true, signal: interrupted.signal });
  const step = (now: number): void => {
    if (interrupted.signal.aborted) return;
    const share = Math.min(1, (now - began) / smoothScroll.milliseconds);
    scrollTo({ top: from + (to - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else interrupted.abort();
  };
  requestAnimationFrame(step);
};

export const scrollToElement = (element: Element, offset: number): void =>
  scrollSmoothly(element.getBoundingClientRect().top + scrollY + offset);

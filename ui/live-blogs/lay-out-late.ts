import { whenIdle } from '../window/when-idle.ts';

const late = '.live__stream > .live__posts > :nth-child(n + 4), .live ~ :is(.about-live, .article__end)';

/** Two posts at a time take less than a slow phone's hundredth of a second. */
const atOnce = 2;

/**
 * Lays out what a small screen's style sheet leaves for later of a live blog, a little whenever the browser has nothing
 * else to do; once all is, nothing is left for a reader who scrolls back up to move.
 */
export const layOutLate = (): void => {
  const parts = [...document.querySelectorAll<HTMLElement>(late)];
  const next = (): void => {
    for (const part of parts.splice(0, atOnce)) part.style.contentVisibility = 'visible';
    if (parts.length > 0) whenIdle(next);
  };
  next();
};

import { whenIdle } from '../window/when-idle.ts';

/** Two at a time take less than a slow phone's hundredth of a second. */
const atOnce = 2;

/**
 * Lays out the posts that a small screen's style sheet leaves for later, a few whenever the browser has nothing else to
 * do; once all are, none is left for a reader who scrolls back up to move.
 */
export const layOutPosts = (): void => {
  const later = [...document.querySelectorAll<HTMLElement>('.live__stream > .live__posts > :nth-child(n + 4)')];
  const next = (): void => {
    for (const post of later.splice(0, atOnce)) post.style.contentVisibility = 'visible';
    if (later.length > 0) whenIdle(next);
  };
  next();
};

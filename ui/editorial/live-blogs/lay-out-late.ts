import { keepPlace } from '../../window/keep-place.ts';
import { whenIdle } from '../../window/when-idle.ts';

/** Two posts take less than 10 ms on a slow phone. */
const atOnce = 2;

/** Lays out the live blog when idle: estimated heights would move the text while the reader scrolls back. */
export const layOutLate = (): void => {
  const late = [...document.querySelectorAll<HTMLElement>('.live__posts > *, .live ~ *')];
  const next = (): void => {
    keepPlace(() => {
      for (const part of late.splice(0, atOnce)) part.style.contentVisibility = 'visible';
    });
    if (late.length > 0) whenIdle(next);
  };
  next();
};

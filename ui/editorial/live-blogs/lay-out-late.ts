import { keepPlace } from '../../window/keep-place.ts';
import { whenIdle } from '../../window/when-idle.ts';

/** Two posts at a time take less than a slow phone's hundredth of a second. */
const atOnce = 2;

/**
 * Lays out a live blog, a little whenever the browser has nothing else to do: what of it the style sheet leaves for
 * later, that sheet says alone. What is read stays where it is, for who flings past a part comes below one whose room was
 * only guessed. Once all is, nothing is left for a reader who scrolls back up to move.
 */
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

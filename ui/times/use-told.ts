import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tellTime } from '../window/relative-times.ts';

/**
 * A time that React has just drawn is told in relation to now before anybody sees it, not only at the next beat (R18).
 * Its element is keyed by its moment, so that no other one's title stays on it.
 */
export const useTold = (): RefObject<HTMLTimeElement | null> => {
  const time = useRef<HTMLTimeElement>(null);
  useLayoutEffect(() => {
    if (time.current !== null) tellTime(time.current);
  });
  return time;
};

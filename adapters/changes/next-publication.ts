import { secondsUntilNext } from './note-headers.ts';

/** Time of the next scheduled publication: no 'not-found' is cached longer, here or in a CDN (R42). */
export interface NextPublication {
  readonly heard: (headers: Pick<Headers, 'get'>) => void;
  /** From now; Infinity when nothing is scheduled. */
  readonly seconds: () => number;
}

/** `now`: monotonic milliseconds. */
export const createNextPublication = (now: () => number): NextPublication => {
  let at = Infinity;
  return {
    heard: (headers) => void (at = now() + secondsUntilNext(headers) * 1000),
    seconds: () => Math.max(0, (at - now()) / 1000),
  };
};

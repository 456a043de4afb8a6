import { secondsUntilNext } from './note-headers.ts';

/**
 * When something comes out next, as the main API told last: an absence lives no longer, here or in front of us (R42).
 */
export interface NextPublication {
  readonly heard: (headers: Headers) => void;
  /** From now; Infinity where nothing is scheduled. */
  readonly seconds: () => number;
}

/** `now` in unix milliseconds, of a clock that is never set. */
export const createNextPublication = (now: () => number): NextPublication => {
  let at = Infinity;
  return {
    heard: (headers) => void (at = now() + secondsUntilNext(headers) * 1000),
    seconds: () => Math.max(0, (at - now()) / 1000),
  };
};

import { isDateAt } from './calendar-date.ts';
import { maxPathLength } from './path-text.ts';

export interface Segments {
  readonly path: string;
  /** 0 for `/`; -1 when a segment is empty, which matches no pattern. */
  readonly count: number;
  /** Segment `n` lies between `cuts[n]` and `cuts[n + 1]` (or the end). Later entries are undefined. */
  readonly cuts: readonly number[];
  /** Index of the first segment of a `2024/03/28` date; -1 when there is none. */
  readonly date: number;
  readonly odd: boolean;
}

const dot = 0x2e;
const slash = 0x2f;

const isDateAfter = (path: string, at: number): boolean =>
  at + 11 <= path.length &&
  path.charCodeAt(at + 5) === slash &&
  path.charCodeAt(at + 8) === slash &&
  (at + 11 === path.length || path.charCodeAt(at + 11) === slash) &&
  isDateAt(path, at + 1, at + 6, at + 9);

export const segmentsOf = (path: string): Segments => {
  const { length } = path;
  const cuts = [0, length, 0, 0, 0, 0, 0, 0];
  let count = 0;
  let date = -1;
  let odd = false;
  let full = path.charCodeAt(0) === slash;
  for (let at = 0; at < length; at = cuts[count] as number) {
    if (date < 0 && isDateAfter(path, at)) {
      date = count;
      cuts[count + 1] = at + 5;
      cuts[count + 2] = at + 8;
      cuts[count + 3] = at + 11;
      count += 3;
    } else {
      const end = path.indexOf('/', at + 1);
      count += 1;
      cuts[count] = end < 0 ? length : end;
      if (at + 1 === length) full = false;
      else if (end === at + 1) full = !(odd = true);
      else if (path.charCodeAt(at + 1) === dot) odd = true;
    }
  }
  return { path, count: length === 1 ? 0 : full ? count : -1, cuts, date, odd };
};

/** Printable ASCII without `%` and backslash. A regular expression is twice as fast as a loop here. */
const plainText = /^[ -$&-[\]-~]*$/;

export const isPlain = ({ path, odd }: Segments): boolean =>
  !odd && path.length <= maxPathLength && plainText.test(path);

export const segmentAt = ({ path, cuts }: Segments, at: number): string =>
  path.slice((cuts[at] as number) + 1, cuts[at + 1]);

import { isDateAt } from './calendar-date.ts';
import { longestPath } from './path-text.ts';

/** A path cut into segments: all that the tables ask of its shape, found once. */
export interface Segments {
  readonly path: string;
  /** How many there are; none in `/`. -1 when one of them is empty, so that the path fits no pattern. */
  readonly count: number;
  /**
   * Segment `n` stands between the slash at `cuts[n]` and the one at `cuts[n + 1]`, or the end of the path. What
   * follows means nothing.
   */
  readonly cuts: readonly number[];
  /**
   * The segment at which the first day of the calendar begins that is spelled in three, as in `2024/03/28`; -1 when
   * there is none.
   */
  readonly date: number;
  /** Whether one of them begins with a dot, or is empty though not the last. */
  readonly odd: boolean;
}

const dot = 0x2e;
const slash = 0x2f;

/**
 * Whether a date stands behind the slash at `at`. Where its own slashes must be is known, which spares most paths the
 * look at digits.
 */
const isDateAfter = (path: string, at: number): boolean =>
  at + 11 <= path.length &&
  path.charCodeAt(at + 5) === slash &&
  path.charCodeAt(at + 8) === slash &&
  (at + 11 === path.length || path.charCodeAt(at + 11) === slash) &&
  isDateAt(path, at + 1, at + 6, at + 9);

/** Cuts a path, decoded or not, that begins with a slash. */
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

/**
 * Printable ASCII without the percent sign and the backslash. The engine scans for a class of characters twice as
 * fast as a loop can.
 */
const plainText = /^[ -$&-[\]-~]*$/;

/**
 * Whether a path stands for itself: nothing in it is encoded, can be refused or is out of place. Nearly every address
 * does, which spares it all the rest.
 */
export const isPlain = ({ path, odd }: Segments): boolean => !odd && path.length <= longestPath && plainText.test(path);

/** The text of one segment. */
export const segmentAt = ({ path, cuts }: Segments, at: number): string =>
  path.slice((cuts[at] as number) + 1, cuts[at + 1]);

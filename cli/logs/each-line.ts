/** A line longer than this is not kept in memory; it counts as one that cannot be read. */
export const longestLine = 2 ** 21;

const newline = 0x0a;
const carriageReturn = 0x0d;

/** Takes the line between two places of a buffer, without its end; null stands for one that was too long to be kept. */
export type TakeLine = (bytes: Buffer | null, start: number, end: number) => void;

export interface LineCutter {
  readonly add: (chunk: Buffer) => void;
  /** Takes what stands behind the last line end. */
  readonly end: () => void;
  /** Lines that have ended, empty ones among them; while one is taken, those before it. */
  readonly ended: () => number;
}

/**
 * Cuts chunks into lines, wherever the cuts between chunks fall. A chunk may be overwritten once `add` has returned.
 * Empty lines are no lines.
 */
export const lineCutter = (take: TakeLine): LineCutter => {
  let begun: Buffer[] = [];
  let length = 0;
  let ended = 0;

  const pass = (bytes: Buffer, start: number, end: number): void => {
    const last = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
    if (last > start) take(bytes, start, last);
  };
  const keep = (part: Buffer): void => {
    length += part.length;
    if (length > longestLine) begun = [];
    else if (part.length > 0) begun.push(Buffer.from(part));
  };
  const finish = (part: Buffer): void => {
    keep(part);
    if (length > longestLine) take(null, 0, 0);
    else if (length > 0) pass(Buffer.concat(begun), 0, length);
    begun = [];
    length = 0;
  };

  return {
    add: (chunk) => {
      let start = 0;
      let end = chunk.indexOf(newline);
      if (end >= 0 && length > 0) {
        finish(chunk.subarray(0, end));
        ended += 1;
        start = end + 1;
        end = chunk.indexOf(newline, start);
      }
      for (; end >= 0; end = chunk.indexOf(newline, start)) {
        pass(chunk, start, end);
        ended += 1;
        start = end + 1;
      }
      keep(chunk.subarray(start));
    },
    end: () => finish(Buffer.alloc(0)),
    ended: () => ended,
  };
};

/** Bytes. A longer line counts as unreadable. */
export const maxLineLength = 2 ** 21;

const newline = 0x0a;
const carriageReturn = 0x0d;

export type TakeLine = (bytes: Buffer | null, start: number, end: number) => void;

export interface LineCutter {
  readonly add: (chunk: Buffer) => void;
  readonly end: () => void;
  readonly ended: () => number;
}

/** Callers may reuse a chunk's buffer after `add`. Skips empty lines. */
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
    if (length > maxLineLength) begun = [];
    else if (part.length > 0) begun.push(Buffer.from(part));
  };
  const finish = (part: Buffer): void => {
    keep(part);
    if (length > maxLineLength) take(null, 0, 0);
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

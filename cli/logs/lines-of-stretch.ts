import type { Stretch } from '../terminal/file-chunks.ts';

const newline = 0x0a;

/** A part of a plain log; `isFirst`: nothing stands before it that belongs to a line. */
export interface LogStretch extends Stretch {
  readonly isFirst: boolean;
}

/** What is to be read of a file: the byte before a stretch tells whether a line begins with it. */
export const readOfStretch = ({ start, end, isFirst }: LogStretch): Stretch => ({
  start: isFirst ? start : start - 1,
  end,
});

/**
 * Of chunks that begin as `readOfStretch` says and may go on behind it, the lines that begin within. So each line of a log
 * is of one stretch, wherever it is cut.
 */
export const linesOfStretch = async function* (
  chunks: AsyncIterable<Buffer>,
  stretch: LogStretch,
): AsyncGenerator<Buffer> {
  let at = readOfStretch(stretch).start;
  let begun = stretch.isFirst;
  for await (const chunk of chunks) {
    const last = stretch.end - 1 - at;
    const endsHere = last < chunk.length;
    const before = begun ? -1 : chunk.indexOf(newline);
    if (!begun && (before < 0 ? endsHere : before >= last)) return;
    at += chunk.length;
    if (!begun && before < 0) continue;
    begun = true;
    const cut = endsHere ? chunk.indexOf(newline, Math.max(last, 0)) : -1;
    if (cut >= 0) return yield chunk.subarray(before + 1, cut + 1);
    if (before + 1 < chunk.length) yield chunk.subarray(before + 1);
  }
};

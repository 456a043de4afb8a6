import type { Stretch } from '../terminal/file-chunks.ts';

const newline = 0x0a;

export interface LogStretch extends Stretch {
  readonly isFirst: boolean;
}

/** Starts one byte earlier, to see whether a line begins at the cut. */
export const readOfStretch = ({ start, end, isFirst }: LogStretch): Stretch => ({
  start: isFirst ? start : start - 1,
  end,
});

/** Yields lines that begin inside the stretch, so each line belongs to exactly one. */
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

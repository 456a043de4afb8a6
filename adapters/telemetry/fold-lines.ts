import type { Time } from '#adapters/time/time.ts';

/** Milliseconds within which the same line is written once. */
const foldedFor = 60_000;
/** Different lines that are remembered at once; beyond it, lines are written as they come. */
const mostKeys = 1_000;

interface Folded<Line> {
  count: number;
  last: Line;
}

export interface FoldLines<Line> {
  /** Writes a line now, or counts it into the next one under its key. */
  fold(key: string, line: Line): void;
  /** Writes what has been counted so far, before the process ends. */
  flush(): void;
}

/**
 * The same line at most once a minute; `count` says how many it stands for since the one before it, so that their sum
 * is what happened.
 */
export const createFoldLines = <Line>(
  write: (line: Line, count: number) => void,
  time: Pick<Time, 'after'>,
): FoldLines<Line> => {
  const folded = new Map<string, Folded<Line>>();

  const begin = (key: string, line: Line): void => {
    const kept: Folded<Line> = { count: 0, last: line };
    folded.set(key, kept);
    time.after(foldedFor, () => {
      folded.delete(key);
      if (kept.count === 0) return;
      write(kept.last, kept.count);
      begin(key, kept.last);
    });
  };

  return {
    fold(key, line) {
      const kept = folded.get(key);
      if (kept !== undefined) {
        kept.count += 1;
        kept.last = line;
        return;
      }
      write(line, 1);
      if (folded.size < mostKeys) begin(key, line);
    },
    flush() {
      for (const kept of folded.values()) {
        if (kept.count > 0) write(kept.last, kept.count);
        kept.count = 0;
      }
    },
  };
};

import type { Time } from '#adapters/time/time.ts';

/** Milliseconds. */
const foldedFor = 60_000;
const maxKeys = 1_000;

interface Folded<Line> {
  count: number;
  last: Line;
}

export interface FoldLines<Line> {
  fold(key: string, line: Line): void;
  flush(): void;
}

/** Writes the same line at most once a minute. `count` includes the suppressed lines since the previous one. */
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
      if (folded.size < maxKeys) begin(key, line);
    },
    flush() {
      for (const kept of folded.values()) {
        if (kept.count > 0) write(kept.last, kept.count);
        kept.count = 0;
      }
    },
  };
};

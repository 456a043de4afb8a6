import type { Tools } from './command.ts';
import type { LineCount } from '../logs/read-log.ts';

export interface ProgressBar {
  /** The same chunks; while they pass, the bar moves. */
  readonly watch: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** Wipes the bar, so that something else may be written. */
  readonly clear: () => void;
}

/** Milliseconds between two drawings. */
const pause = 200;
const width = 24;

const drawn = (done: number, total: number): string => {
  const full = Math.round((Math.min(done, total) / total) * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.floor((100 * Math.min(done, total)) / total)} %`;
};

const sumOf = (sizes: readonly (number | null)[]): number | null =>
  sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);

/** Shows on a terminal how much of the logs has been read, on standard error; elsewhere it does nothing. */
export const progressBar = async (
  { io, messages }: Tools,
  files: readonly string[],
  count: LineCount,
): Promise<ProgressBar> => {
  if (!io.showsProgress) return { watch: (chunks) => chunks, clear: () => {} };
  const total = sumOf(await Promise.all(files.map(io.size)));
  let done = 0;
  let shownAt = -Infinity;
  const show = (): void => {
    if (io.milliseconds() - shownAt < pause) return;
    shownAt = io.milliseconds();
    io.err(
      `\r\u001b[K${total === null || total === 0 ? '' : `${drawn(done, total)}  `}${messages.traffic.progress(count.lines)}`,
    );
  };
  return {
    watch: async function* (chunks) {
      for await (const chunk of chunks) {
        done += chunk.length;
        show();
        yield chunk;
      }
    },
    clear: () => {
      if (shownAt > -Infinity) io.err('\r\u001b[K');
    },
  };
};

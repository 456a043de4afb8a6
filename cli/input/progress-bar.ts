import type { Tools } from './command.ts';

export interface ProgressBar {
  readonly show: () => void;
  readonly clear: () => void;
}

/** Milliseconds between redraws. */
const pause = 200;
const width = 24;

const drawn = (done: number, total: number): string => {
  const full = Math.round((Math.min(done, total) / total) * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.floor((100 * Math.min(done, total)) / total)} %`;
};

const sumOf = (sizes: readonly (number | null)[]): number | null =>
  sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);

/** Progress on standard error, only on a terminal. */
export const progressBar = async (
  { io, messages }: Tools,
  files: readonly string[],
  passed: () => { readonly bytes: number; readonly lines: number },
): Promise<ProgressBar> => {
  if (!io.showsProgress) return { show: () => {}, clear: () => {} };
  const total = sumOf(await Promise.all(files.map(io.size)));
  let shownAt = -Infinity;
  const show = (): void => {
    if (io.time.monotonic() - shownAt < pause) return;
    shownAt = io.time.monotonic();
    const { bytes, lines } = passed();
    io.err(
      `\r\u001b[K${total === null || total === 0 ? '' : `${drawn(bytes, total)}  `}${messages.traffic.progress(lines)}`,
    );
  };
  return {
    show,
    clear: () => {
      if (shownAt > -Infinity) io.err('\r\u001b[K');
    },
  };
};

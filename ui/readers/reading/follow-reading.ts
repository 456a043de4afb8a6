import { clearPlace, hideContinuation, keepPlace, trackedText, type TrackedText } from './places.ts';

/** Milliseconds. */
const pause = 1000;
const lookIn = 3;

/** Index of the last paragraph that begins above `line`; -1 for none. Binary search by vertical position. */
export const paragraphAt = (tops: (index: number) => number, count: number, line: number): number => {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (tops(middle) <= line) from = middle + 1;
    else to = middle;
  }
  return from - 1;
};

const isReadToEnd = ({ paragraphs, page, pages }: TrackedText): boolean =>
  page === pages && (paragraphs.at(-1)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <= innerHeight;

export const followReading = (): void => {
  const finished = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = trackedText();
    if (text === null || finished.has(text.path)) return;
    if (isReadToEnd(text)) {
      finished.add(text.path);
      clearPlace(text.path);
      hideContinuation();
      return;
    }
    const paragraph = paragraphAt(
      (index) => text.paragraphs[index]?.getBoundingClientRect().top ?? 0,
      text.paragraphs.length,
      innerHeight / 2,
    );
    if (paragraph >= lookIn) keepPlace(text, paragraph);
  };

  const lookSoon = (): void => void (timer ??= setTimeout(look, pause));
  lookSoon();
  addEventListener('scroll', lookSoon);
  addEventListener('pagehide', () => timer !== undefined && look());
};

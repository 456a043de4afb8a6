// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type rowEnds, scrollerDebounce } from '#core/app-shell/scroller.ts';
import { followScroller, pressScroller } from './follow-scroller.ts';

const put = (element: Element, name: string, value: number): void =>
  void Object.defineProperty(element, name, { value, configurable: true });

const rowOf = (shown: number): HTMLElement => {
  document.body.innerHTML = '<div><p>a</p><p>b</p><p>c</p><p>d</p></div>';
  const row = document.querySelector('div')!;
  put(row, 'clientWidth', shown);
  put(row, 'scrollWidth', 800);
  put(row, 'offsetLeft', 0);
  [...row.children].forEach((item, at) => {
    put(item, 'offsetLeft', at * 200);
    put(item, 'offsetWidth', 200);
  });
  row.scrollTo = (({ left }: ScrollToOptions) => {
    row.scrollLeft = left ?? 0;
    row.dispatchEvent(new Event('scroll'));
  }) as typeof row.scrollTo;
  return row;
};

describe('a row that scrolls sideways', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('scrolls forwards and backwards, and marks its ends when scrolling stops', () => {
    const row = rowOf(500);
    const told: ReturnType<typeof rowEnds>[] = [];
    const end = followScroller(row, (ends) => told.push(ends));
    pressScroller(row, true);
    expect([row.scrollLeft, told]).toEqual([300, [{ start: true, end: false }]]);
    vi.advanceTimersByTime(scrollerDebounce);
    pressScroller(row, false);
    vi.advanceTimersByTime(scrollerDebounce);
    expect([row.scrollLeft, told.slice(1)]).toEqual([
      0,
      [
        { start: false, end: true },
        { start: true, end: false },
      ],
    ]);
    end();
    row.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(3);
  });

  it('is at both ends where all of it is shown', () => {
    const told = vi.fn<(ends: ReturnType<typeof rowEnds>) => void>();
    followScroller(rowOf(800), told)();
    expect(told.mock.calls).toEqual([[{ start: true, end: true }]]);
  });
});

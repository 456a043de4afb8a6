// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followReading, paragraphAt } from './follow-reading.ts';
import { markPlace, showContinuation } from './places.ts';
import { clearReading, reading } from './reading-store.ts';

const height = 200;
let scrolled = 0;

const show = (path: string, count = 12): void => {
  document.body.innerHTML = `<article class="article"><h1>Cím</h1><div class="body" data-article="${path}" data-page="1" data-pages="1">${'<p>Szöveg.</p>'.repeat(count)}</div></article>`;
  for (const [index, paragraph] of document.querySelectorAll('p').entries()) {
    paragraph.getBoundingClientRect = () =>
      ({ top: index * height - scrolled, bottom: (index + 1) * height - scrolled }) as DOMRect;
  }
};

const scrollTo = (y: number): void => {
  scrolled = y;
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1000);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 600);
  scrolled = 0;
  followReading();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearReading();
});

describe('followReading', () => {
  it('keeps how far a reader came, and neither a look at the beginning nor the way back', () => {
    show('/elso');
    scrollTo(100);
    expect(reading().half).toEqual([]);
    scrollTo(1000);
    expect(reading().half).toMatchObject([{ path: '/elso', page: 1, paragraph: 6, title: 'Cím' }]);
    scrollTo(400);
    expect(reading().half).toMatchObject([{ paragraph: 6 }]);
  });

  it('deletes the position of a finished article, also while its reader scrolls back', () => {
    show('/masodik');
    scrollTo(1000);
    showContinuation('/masodik');
    scrollTo(1800);
    expect(reading().half).toEqual([]);
    expect(document.documentElement.dataset.continues).toBe('done');
    scrollTo(1000);
    expect(reading().half).toEqual([]);
  });

  it('adds an anchor to the last read paragraph', () => {
    show('/harmadik');
    scrollTo(1000);
    show('/harmadik');
    markPlace();
    expect([...document.querySelectorAll('p')].findIndex(({ id }) => id === 'folytatas')).toBe(6);
  });

  it('goes to the last paragraph of a text that has become shorter', () => {
    show('/negyedik');
    scrollTo(1000);
    show('/negyedik', 3);
    markPlace();
    expect(document.querySelector('p:last-child')!.id).toBe('folytatas');
  });
});

describe('paragraphAt', () => {
  it('is the last one that begins above the line', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000)), fc.nat(5000), (tops, line) => {
        const sorted = tops.toSorted((one, other) => one - other);
        expect(paragraphAt((index) => sorted[index] ?? 0, sorted.length, line)).toBe(
          sorted.findLastIndex((top) => top <= line),
        );
      }),
    );
  });
});

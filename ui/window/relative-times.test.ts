// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clockChanges } from '#core/wording/clock-changes.ts';
import { tellTimes } from './relative-times.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const now = at('2026-11-25T18:00:00Z');
const root = document.documentElement;
const time = (iso: string, words: string): string => `<time data-at="${at(iso)}">${words}</time>`;
const told = (): readonly (string | null)[] => [...document.querySelectorAll('time')].map((one) => one.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 });
  Object.assign(root.dataset, { zone: 'Europe/Budapest', clock: clockChanges('Europe/Budapest', now) });
  return () => void vi.useRealTimers();
});

describe('the dates of a page', () => {
  it('use the server’s clock data, without the browser’s calendar', () => {
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    document.body.innerHTML = [
      time('2026-11-25T17:31:00Z', 'november 25. 18:31'),
      time('2026-11-25T10:05:00Z', 'november 25. 11:05'),
      time('2026-11-24T23:30:00Z', 'november 25. 00:30'),
      time('2026-10-24T22:30:00Z', 'október 25. 00:30'),
    ].join('');
    tellTimes();
    expect(told()).toEqual(['29 perce', 'ma 11:05', 'ma 00:30', 'október 25.']);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('change the words in the existing text node, without new styling', () => {
    document.body.innerHTML = time('2026-11-25T17:31:00Z', 'november 25. 18:31');
    const text = document.querySelector('time')?.firstChild;
    tellTimes();
    expect(text?.isConnected).toBe(true);
    expect(told()).toEqual(['29 perce']);
  });

  it.each([
    ['before what was told', clockChanges('Europe/Budapest', now)],
    ['where nothing was told', undefined],
    ['where it was told long ago', clockChanges('Europe/Budapest', now - 2 * 365 * 86_400)],
  ])('are the day that they were written with %s, and what may be of today stays', (_, clock) => {
    if (clock === undefined) delete root.dataset.clock;
    else root.dataset.clock = clock;
    document.body.innerHTML = [
      time('2026-01-05T23:30:00Z', 'január 6. 00:30'),
      time('2025-01-05T23:30:00Z', '2025. január 6. 00:30'),
      time('2024-01-05T23:30:00Z', '2024. január 6.'),
      time('2026-11-25T17:31:00Z', 'november 25. 18:31'),
    ].join('');
    tellTimes();
    expect(told()).toEqual(['január 6.', '2025. január 6.', '2024. január 6.', '29 perce']);
    document.body.innerHTML = time('2026-11-25T10:05:00Z', 'november 25. 11:05');
    tellTimes();
    expect(told()).toEqual([clock === clockChanges('Europe/Budapest', now) ? 'ma 11:05' : 'november 25. 11:05']);
  });
});

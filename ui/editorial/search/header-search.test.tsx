// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameOf, now } from '../../screens/pages.fixtures.ts';
import { HeaderSearch } from './header-search.tsx';

const items = [1, 2].map((n) => ({
  title: `Tükör ${n}`,
  href: `/belfold/2024/03/28/tukor-${n}`,
  section: 'Belföld',
  publishedAt: now,
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ items }) })),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = async (text: string): Promise<void> => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(200));
};

describe("the header's search", () => {
  it('offers articles as links, all results, and says how many there are', async () => {
    render(<HeaderSearch frame={frameOf('after')} />);
    await type('tukor');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/search/articles?in=%2Fafter%2Farchivum&term=tukor',
      expect.anything(),
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tükör 1', '/belfold/2024/03/28/tukor-1'],
      ['Tükör 2', '/belfold/2024/03/28/tukor-2'],
      ['Minden találat erre: „tukor”', '/after/archivum?term=tukor'],
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 cikk a mező alatt.');
  });

  it('leads by arrows from the field through the links and back', async () => {
    render(<HeaderSearch frame={frameOf()} />);
    await type('tukor');
    const field = screen.getByRole('searchbox');
    field.focus();
    const pressed = (key: string): string => {
      fireEvent.keyDown(document.activeElement!, { key });
      return document.activeElement?.textContent ?? '';
    };
    expect([pressed('ArrowUp'), pressed('ArrowDown'), pressed('ArrowDown'), pressed('ArrowUp')]).toEqual([
      '',
      'Tükör 1',
      'Tükör 2',
      'Tükör 1',
    ]);
    pressed('ArrowUp');
    expect(document.activeElement).toBe(field);
  });

  it('takes the links away with the words', async () => {
    render(<HeaderSearch frame={frameOf()} />);
    await type('tukor');
    await type('');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});

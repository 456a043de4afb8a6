// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchTag } from '#core/editorial/search/search-tag.ts';
import { ArchiveSearch } from './archive-search.tsx';

const duna: SearchTag = { type: 'tags', text: 'Duna' };
const own: SearchTag = { type: 'superTags', text: 'Párizs 2024', protected: true };
const offered = [
  { type: 'separator', text: 'Rovatok', count: null },
  { type: 'superTags', text: 'Belföld (15)', count: 15 },
  { type: 'separator', text: 'Témák', count: null },
  { type: 'tags', text: 'Belvíz', count: 3 },
  { type: 'tags', text: 'Duna', count: 9 },
];

let asked: string[] = [];
let searched: string[] = [];
let answers: Record<string, readonly object[]> = {};

beforeEach(() => {
  vi.useFakeTimers();
  [asked, searched, answers] = [[], [], {}];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const text = new URL(address, 'http://x').searchParams.get('text') ?? '';
    return Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ before: '', asked: text, items: answers[text] ?? offered }),
    });
  });
  document.addEventListener('submit', submitted);
});

const submitted = (event: Event): void => {
  event.preventDefault();
  searched.push(
    new URLSearchParams([...new FormData(event.target as HTMLFormElement)] as [string, string][]).toString(),
  );
};

afterEach(() => {
  cleanup();
  document.removeEventListener('submit', submitted);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (tags: readonly SearchTag[] = [], term = '') =>
  render(<ArchiveSearch action="/archivum" tags={tags} term={term} title="Archívum" />);
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = async (text: string): Promise<void> => {
  fireEvent.change(field(), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(200));
};
const press = (...keys: string[]): void => {
  for (const key of keys) fireEvent.keyDown(field(), { key });
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const chosen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;

describe('the search bar', () => {
  it('suggests tags by group, with counts, without chosen ones', async () => {
    show([duna]);
    await type('b');
    expect(asked).toEqual([
      `/api/search/suggest?in=%2Farchivum&text=b&filters=${encodeURIComponent('{"and_tags":["Duna"]}')}`,
    ]);
    expect(
      screen
        .getAllByRole('group')
        .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['Rovatok', 'Témák']);
    expect(options()).toEqual(['Belföld 15 cikk', 'Belvíz 3 cikk']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(said()).toBe('2 javaslat. A nyilakkal választhatsz.');
  });

  it('asks only once the keys have paused, and nothing for a blank', async () => {
    show();
    for (const text of ['b', 'be', 'bel']) fireEvent.change(field(), { target: { value: text } });
    await type('bel');
    await type(' ');
    expect(asked.map((address) => new URL(address, 'http://x').searchParams.get('text'))).toEqual(['bel']);
    expect(options()).toEqual([]);
  });

  it('walks the suggestions by arrows, Home and End, and Enter takes one and searches', async () => {
    show();
    await type('b');
    expect(activeText()).toBeNull();
    press('ArrowDown');
    expect(activeText()).toBe('Belföld 15 cikk');
    press('ArrowUp');
    expect(activeText()).toBe('Duna 9 cikk');
    press('ArrowDown', 'End', 'Home', 'Enter');
    expect(chosen()).toEqual(['rovat: Belföld']);
    expect(field().value).toBe('');
    expect(options()).toEqual([]);
    expect(searched).toEqual([new URLSearchParams({ term: '', filters: '{"superTags":["Belföld"]}' }).toString()]);
    expect(said()).toBe('Belföld hozzáadva.');
  });

  it('takes a suggestion by touch, and keeps the words before the one it was made for', async () => {
    show();
    vi.stubGlobal('fetch', () =>
      Promise.resolve({
        ok: true,
        json: () =>
          Promise.resolve({ before: 'új híd', asked: 'dun', items: [{ type: 'tags', text: 'Duna', count: 9 }] }),
      }),
    );
    await type('új híd dun');
    fireEvent.click(screen.getByRole('option'));
    expect([field().value, chosen()]).toEqual(['új híd', ['téma: Duna']]);
    expect(searched).toEqual([new URLSearchParams({ term: 'új híd', filters: '{"and_tags":["Duna"]}' }).toString()]);
  });

  it('closes the list on Esc and keeps the text', async () => {
    show();
    await type('b');
    press('Escape');
    expect([options(), field().value, field().getAttribute('aria-expanded')]).toEqual([[], 'b', 'false']);
  });

  it('searches for words at Enter when no suggestion is chosen, and makes no tag of them', async () => {
    show();
    await type('belfold');
    press('Enter');
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.blur(field());
    expect([chosen(), searched]).toEqual([[], ['term=belfold']]);
  });

  it('marks the last tag at the first Backspace, says so, and deletes it at the second', () => {
    show([duna, { type: 'superTags', text: 'Belföld' }]);
    press('Backspace');
    expect(said()).toBe('Belföld kijelölve. Még egy Backspace törli.');
    expect(document.querySelector('.tag--marked')?.textContent).toBe('rovat: Belföld');
    expect(searched).toEqual([]);
    press('Backspace');
    expect(chosen()).toEqual(['téma: Duna']);
    expect(said()).toBe('Belföld törölve.');
    expect(searched).toEqual([new URLSearchParams({ term: '', filters: '{"and_tags":["Duna"]}' }).toString()]);
  });

  it('clears the mark after a second, on any other key and on blur', async () => {
    show([duna]);
    press('Backspace');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(document.querySelector('.tag--marked')).toBeNull();
    press('Backspace');
    fireEvent.blur(field());
    expect(document.querySelector('.tag--marked')).toBeNull();
    press('Backspace');
    await type('x');
    await type('');
    press('Backspace');
    expect(chosen()).toEqual(['téma: Duna']);
  });

  it('deletes no tag while Backspace is held down, nor while there is text', async () => {
    show([duna], 'x');
    press('Backspace', 'Backspace');
    await type('');
    fireEvent.keyDown(field(), { key: 'Backspace', repeat: true });
    fireEvent.keyDown(field(), { key: 'Backspace', repeat: true });
    expect(chosen()).toEqual(['téma: Duna']);
    expect(document.querySelector('.tag--marked')).toBeNull();
  });

  it('never deletes nor marks a protected tag, and gives it no link', () => {
    show([own]);
    press('Backspace', 'Backspace');
    expect(chosen()).toEqual(['rovat: Párizs 2024']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the suggestions for the last text, in any order of responses', async () => {
    show();
    const waiting: Record<string, (items: readonly object[]) => void> = {};
    vi.stubGlobal(
      'fetch',
      (address: string) =>
        new Promise((resolve) => {
          const text = new URL(address, 'http://x').searchParams.get('text') ?? '';
          waiting[text] = (items) =>
            resolve({ ok: true, json: () => Promise.resolve({ before: '', asked: text, items }) });
        }),
    );
    await type('b');
    await type('be');
    waiting['be']?.([{ type: 'tags', text: 'Belvíz', count: 3 }]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    waiting['b']?.([{ type: 'tags', text: 'Bor', count: 1 }]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(options()).toEqual(['Belvíz 3 cikk']);
  });

  it('reports unavailable suggestions', async () => {
    show();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('down')));
    await type('b');
    expect(said()).toBe('A javaslatok most nem érhetők el, a keresés igen.');
  });

  it('shows a new search of its page, but keeps the text while its own search loads', async () => {
    const { rerender } = show();
    await type('b');
    press('ArrowDown', 'Enter');
    fireEvent.change(field(), { target: { value: 'ú' } });
    rerender(
      <ArchiveSearch action="/archivum" tags={[{ type: 'superTags', text: 'Belföld' }]} term="" title="Archívum" />,
    );
    expect(field().value).toBe('ú');
    rerender(<ArchiveSearch action="/archivum" tags={[]} term="híd" title="Archívum" />);
    expect([field().value, chosen()]).toEqual(['híd', []]);
  });

  it('is a form with hidden tags and links to delete them where scripts are off', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <ArchiveSearch action="/g7/archivum" tags={[duna]} term="híd" title="Archívum" />,
    );
    const form = document.querySelector('form');
    expect([form?.getAttribute('action'), new FormData(form!).get('filters'), new FormData(form!).get('term')]).toEqual(
      ['/g7/archivum', '{"and_tags":["Duna"]}', 'híd'],
    );
    expect(screen.getByRole('link', { name: 'Duna törlése' }).getAttribute('href')).toBe('/g7/archivum?term=h%C3%ADd');
    expect(screen.queryByRole('combobox')).toBeNull();
    document.body.innerHTML = '';
  });
});

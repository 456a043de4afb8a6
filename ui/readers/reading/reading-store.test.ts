// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { secondNow } from '../../window/now.ts';
import { withSaved } from './reading.ts';
import { changeReading, clearReading, onReading, reading } from './reading-store.ts';

const save = (path: string): void =>
  changeReading((before) => withSaved(before, { path, title: 'Cím', pages: 1, at: secondNow() }));
const savedPaths = (): string[] => reading().saved.map(({ path }) => path);

afterEach(() => {
  vi.restoreAllMocks();
  clearReading();
  localStorage.clear();
});

describe('the store of reading', () => {
  it('stores saved articles, and is empty after clearing', () => {
    save('/a');
    expect(localStorage.getItem('reading')).toContain('"/a"');
    clearReading();
    expect(localStorage.getItem('reading')).toBeNull();
  });

  it('gives the same object until something changes', () => {
    save('/a');
    const before = reading();
    expect(reading()).toBe(before);
    save('/b');
    expect(reading()).not.toBe(before);
  });

  it('reports changes here and in other tabs, but not other keys', () => {
    const told = vi.fn();
    const stop = onReading(told);
    save('/a');
    expect(told).toHaveBeenCalledTimes(1);
    localStorage.setItem(
      'reading',
      JSON.stringify({ version: 1, saved: [{ path: '/b', title: 'B', pages: 1, at: 1 }], half: [] }),
    );
    dispatchEvent(new StorageEvent('storage', { key: 'reading' }));
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(told).toHaveBeenCalledTimes(2);
    expect(savedPaths()).toEqual(['/b']);
    stop();
    save('/c');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('works in memory when storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    save('/a');
    save('/b');
    expect(savedPaths()).toEqual(['/b', '/a']);
  });

  it('is empty where nothing may be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(savedPaths()).toEqual([]);
  });
});

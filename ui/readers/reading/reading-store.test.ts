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
  it('keeps what is saved, and leaves nothing behind once it is cleared', () => {
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

  it('tells of changes here and in other tabs, but not of what others keep', () => {
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

  it('goes on for as long as the page where nothing can be kept', () => {
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

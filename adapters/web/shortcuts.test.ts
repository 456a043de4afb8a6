import { describe, expect, it } from 'vitest';
import { storedBody, type PageCopy } from './page-copy.ts';
import { createShortcuts } from './shortcuts.ts';

const body = storedBody(Buffer.from(''), 'e', []);
const copyUntil = (freshUntil: number): PageCopy => ({
  page: 'lap /',
  edition: null,
  html: body,
  opensFurther: false,
  payload: body,
  madeAt: 0,
  freshUntil,
  lifetime: { fresh: 1, whileRevalidating: 60, ifError: 0 },
});

describe('shortcuts', () => {
  it('lead to a copy for as long as it is fresh', () => {
    const shortcuts = createShortcuts(8, () => true);
    const copy = copyUntil(100);
    shortcuts.remember('a', '/', copy);
    expect(shortcuts.find('a', '/', 99)).toBe(copy);
    expect(shortcuts.find('a', '/', 100)).toBeUndefined();
  });

  it('send one reader in half a second for the new copy, and give the others the old one meanwhile', () => {
    const shortcuts = createShortcuts(8, () => true);
    const copy = copyUntil(100);
    shortcuts.remember('a', '/', copy);
    expect([100, 101, 599, 600, 601].map((now) => shortcuts.find('a', '/', now) === copy)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(shortcuts.find('a', '/', 100 + 60_000)).toBeUndefined();
    expect(shortcuts.find('a', '/', 101 + 60_000)).toBeUndefined();
  });

  it('tell hosts and addresses apart', () => {
    const shortcuts = createShortcuts(8, () => true);
    shortcuts.remember('a', '/x', copyUntil(100));
    expect(shortcuts.find('a/', 'x', 1)).toBeUndefined();
    expect(shortcuts.find('b', '/x', 1)).toBeUndefined();
  });

  it('lead to no copy that is not current any more', () => {
    let current = true;
    const shortcuts = createShortcuts(8, () => current);
    shortcuts.remember('a', '/', copyUntil(100));
    current = false;
    expect(shortcuts.find('a', '/', 1)).toBeUndefined();
  });

  it('are gone once they are to be forgotten', () => {
    const shortcuts = createShortcuts(8, () => true);
    shortcuts.remember('a', '/', copyUntil(100));
    shortcuts.forget();
    expect(shortcuts.find('a', '/', 1)).toBeUndefined();
  });

  it('hold no more than they may, and with 0 nothing', () => {
    const two = createShortcuts(2, () => true);
    for (const url of ['/1', '/2', '/3']) two.remember('a', url, copyUntil(100));
    expect(['/1', '/2', '/3'].filter((url) => two.find('a', url, 1))).toEqual(['/3']);
    const long = createShortcuts(2, () => true);
    for (const [host, url] of [
      ['a', `/${'x'.repeat(1_024)}`],
      ['a'.repeat(256), '/'],
    ] as const) {
      long.remember(host, url, copyUntil(100));
      expect(long.find(host, url, 1)).toBeUndefined();
    }
    const none = createShortcuts(0, () => true);
    none.remember('a', '/', copyUntil(100));
    expect(none.find('a', '/', 1)).toBeUndefined();
  });
});

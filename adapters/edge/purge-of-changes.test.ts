import { describe, expect, it } from 'vitest';
import type { Change, ChangeSet } from '#adapters/changes/change.ts';
import { purgeEverything, purgeOfChanges } from './purge-of-changes.ts';
import { keyOf, pageKey, slugKey } from './surrogate-keys.ts';

const change = (more: Partial<Change>): Change => ({
  number: 2,
  kind: 'edited',
  slugs: [],
  pages: [],
  all: false,
  ...more,
});
const set = (changes: readonly Change[], reset = false): ChangeSet => ({ epoch: 'e', number: 2, reset, changes });

describe('a purge', () => {
  it('removes what shows an edited article, and texts; lists are revalidated', () => {
    expect(purgeOfChanges(set([change({ slugs: ['a'] })]))).toEqual({
      hard: [slugKey('a'), keyOf.text, keyOf.many],
      soft: [keyOf.list],
    });
  });

  it('removes files as well when an article is removed: some may be its pictures', () => {
    expect(purgeOfChanges(set([change({ kind: 'removed', slugs: ['a'] })]))).toEqual({
      hard: [slugKey('a'), keyOf.text, keyOf.many, keyOf.file],
      soft: [keyOf.list],
    });
    expect(purgeEverything.hard).toContain(keyOf.file);
  });

  it('removes single pages by their address', () => {
    expect(purgeOfChanges(set([change({ kind: 'purged', pages: [{ site: 'lap', path: '/a' }] })]))).toEqual({
      hard: [pageKey('lap /a'), keyOf.text],
      soft: [],
    });
  });

  it('removes everything when anything may have changed', () => {
    expect(purgeOfChanges(set([change({ all: true })]))).toEqual(purgeEverything);
  });

  it('after a reset removes known removals, and revalidates the rest', () => {
    expect(purgeOfChanges(set([change({ kind: 'removed', slugs: ['a'] })], true))).toMatchObject({
      hard: expect.arrayContaining([slugKey('a')]),
      soft: [keyOf.every],
    });
    expect(purgeOfChanges(set([], true))).toEqual({ hard: [], soft: [keyOf.every] });
    // The main API lists at most so many removals.
    const most = Array.from({ length: 1_000 }, (_, at) => change({ kind: 'removed', slugs: [`a-${at}`] }));
    expect(purgeOfChanges(set(most, true))).toEqual(purgeEverything);
  });

  it('is not needed for an edit without content, such as a notice', () => {
    expect(purgeOfChanges(set([change({ kind: 'purged' })]))).toBeNull();
  });
});

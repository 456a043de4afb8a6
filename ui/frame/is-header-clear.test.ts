import { describe, expect, it } from 'vitest';
import { articleContentOf, contents, frontOf, pageOf } from '../screens/pages.fixtures.ts';
import { isHeaderClear } from './is-header-clear.ts';

const article = (changes: Parameters<typeof articleContentOf>[0]) =>
  pageOf('single_article', articleContentOf(changes));

describe('isHeaderClear (spec §2.9)', () => {
  it('is so over a breaking block and not on a quiet day', () => {
    expect(isHeaderClear(pageOf('index', frontOf()))).toBe(true);
    expect(isHeaderClear(pageOf('index', frontOf({ breaking: null })))).toBe(false);
  });

  it('is so over a longform and over the flag g7-hero, with a picture to show through', () => {
    expect(isHeaderClear(article({ type: 'longform' }))).toBe(true);
    expect(isHeaderClear(article({ flags: ['g7-hero'] }))).toBe(true);
    expect(isHeaderClear(article({ type: 'longform', cover: null }))).toBe(false);
    expect(isHeaderClear(article({ type: 'longform', page: 2 }))).toBe(false);
    expect(isHeaderClear(article({}))).toBe(false);
  });

  it('is never so on a list or an empty page', () => {
    expect(isHeaderClear(pageOf('list', contents.list))).toBe(false);
    expect(isHeaderClear(pageOf('empty', null))).toBe(false);
  });
});

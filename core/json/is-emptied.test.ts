import { describe, expect, it } from 'vitest';
import { isEmptied } from './is-emptied.ts';

describe('a value whose lists became empty', () => {
  it.each([
    [{ items: ['a'], total: 1 }, { items: [], total: 0 }, true],
    [['a'], [], true],
    [{ blocks: { 1: { items: ['a'] } } }, { blocks: { 1: { items: [] } } }, true],
    [{ items: ['a'] }, { items: ['b'] }, false],
    [{ items: ['a'], tags: ['b'] }, { items: [], tags: ['b'] }, false],
    [{ items: [] }, { items: [] }, false],
    [{ title: 'a' }, { title: '' }, false],
    ['text', '', false],
    [null, [], false],
  ])('%j, then %j: %s', (before, after, expected) => {
    expect(isEmptied(before, after)).toBe(expected);
  });
});

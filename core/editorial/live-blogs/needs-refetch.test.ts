import { describe, expect, it } from 'vitest';
import { needsRefetch } from './needs-refetch.ts';

describe('needsRefetch', () => {
  it.each([
    [3, 4, true],
    [3, 3, false],
    [4, 3, false],
    [3, Number.NaN, false],
    [Number.NaN, 3, false],
  ])("of the reader's %d and the server's %d is %s", (mine, theirs, needed) => {
    expect(needsRefetch(mine, theirs)).toBe(needed);
  });
});

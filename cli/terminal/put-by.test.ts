import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { putByOnDisk } from './put-by.ts';

describe('lines that are put by on disk', () => {
  it('come back as they were, as often as asked and side by side, and leave no file behind', () => {
    const putBy = putByOnDisk();
    const lines = (name: string): readonly string[] =>
      Array.from({ length: 5000 }, (_, index) => `${name} ${'ő'.repeat(index % 40)} ${index}`);
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('replay-'));
    const [one, none, other] = [putBy(lines('a')), putBy([]), putBy(lines('b'))];
    expect([...none]).toEqual([]);
    const [left, right] = [one[Symbol.iterator](), other[Symbol.iterator]()];
    for (const [index, text] of lines('a').entries()) {
      expect(left.next().value).toBe(text);
      expect(right.next().value).toBe(lines('b')[index]);
      if (index === 50) break;
    }
    expect([...other]).toEqual(lines('b'));
    expect([...one]).toEqual(lines('a'));
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('replay-'))).toEqual(before);
  });
});

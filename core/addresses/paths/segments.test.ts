import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiPath, badPath, maxPathLength, plainPath } from './path-text.ts';
import { isPlain, segmentAt, segmentsOf } from './segments.ts';

const cut = (path: string): string[] => {
  const segments = segmentsOf(path);
  return Array.from({ length: segments.count }, (_, at) => segmentAt(segments, at));
};

const piece = fc.constantFrom('2024', '02', '29', '30', '1999', '12', '31', 'x', 'elo', '..', '%61', 'ő', 'a\\b', '');
const pieces = fc.array(
  fc.oneof(
    piece,
    fc.stringMatching(/^[ -~]{1,9}$/).filter((text) => !text.includes('/')),
  ),
  { maxLength: 12 },
);

describe('the segments of a path', () => {
  it('are the parts between its slashes', () => {
    fc.assert(
      fc.property(
        pieces.filter((all) => all.length > 0 && !all.includes('')),
        (all) => {
          expect(cut(`/${all.join('/')}`)).toEqual(all);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('are empty for the front page, and null when one of them is empty', () => {
    expect(segmentsOf('/').count).toBe(0);
    for (const path of ['//', '/x/', '//x', '/x//y', '/2024/03/28/', '/2024/03/28//x', '', 'xy'])
      expect(segmentsOf(path).count).toBe(-1);
  });

  it('find the index of the first valid date', () => {
    const date = (path: string): number => segmentsOf(path).date;
    expect(
      [
        '/2024/02/29',
        '/x/2024/02/29/y',
        '/2023/02/29/1999/12/31/x',
        '/2024/2024/03/28',
        '/a/b/2024/03/28/2025/01/01',
      ].map(date),
    ).toEqual([0, 1, 3, 1, 2]);
    for (const path of [
      '/',
      '/2023/02/29/x',
      '/2024/3/28/x',
      '/2024/03/281',
      '/20240328',
      '/x2024/03/28',
      '/2024/03',
      '/2024/03/2',
      '/a/b/c/d/e/f/g/h',
    ])
      expect(date(path)).toBe(-1);
  });

  it('are plain only where nothing needs decoding and nothing can be refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webPath(),
          fc.stringMatching(/^[a-z./%\\]*$/),
          pieces.map((all) => all.join('/')),
        ),
        (text) => {
          const path = `/${text}`;
          if (!isPlain(segmentsOf(path))) return;
          expect(badPath(asciiPath(path))).toBe(null);
          expect(plainPath(path)).toBe(path);
          expect(path.slice(1)).not.toMatch(/^[/\\]|\/\//);
        },
      ),
      { numRuns: 2000 },
    );
    expect(isPlain(segmentsOf(`/${'a'.repeat(maxPathLength)}`))).toBe(false);
  });

  it('are plain in every ordinary path', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zA-Z0-9_-][a-zA-Z0-9._~!$&'()*+,;=:@-]*$/), { minLength: 1, maxLength: 6 }),
        (segments) => {
          expect(isPlain(segmentsOf(`/${segments.join('/')}`))).toBe(true);
        },
      ),
    );
  });
});

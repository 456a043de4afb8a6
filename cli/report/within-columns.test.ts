import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintFor } from './paint.ts';
import { table } from './table.ts';
import { widthsWithin, wrapped } from './within-columns.ts';

const rows = [['honest', 'https://lap.example/rovat/belfold?oldal=2', '1 234']];
const head = ['name', 'URL', 'requests'];

describe('a table', () => {
  it('keeps one line per row where the output is no terminal', () => {
    expect(table(head, rows, paintFor(false), [2])).toBe(
      `name    URL                                        requests\nhonest  ${rows[0]?.[1]}     1 234\n`,
    );
  });

  it('breaks long cells to fit a terminal, and loses nothing', () => {
    expect(table(head, rows, paintFor(false, 40), [2])).toBe(
      `name    URL                     requests
honest  https://lap.example/       1 234
        rovat/belfold?oldal=2
`,
    );
  });

  it('keeps its width where it cannot fit', () => {
    expect(widthsWithin([12, 12, 30], [2], 20)).toEqual([12, 12, 30]);
  });

  it('wraps any text without losing a character other than spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrapped(text, width);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });
});

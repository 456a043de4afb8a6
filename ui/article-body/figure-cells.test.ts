import { describe, expect, it } from 'vitest';
import type { BodyElement } from '#core/editorial/articles/body.ts';
import { figureCells } from './figure-cells.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';

const row = (tag: 'th' | 'td', ...cells: readonly string[]): BodyElement => ({
  tag: 'tr',
  children: cells.map((text) => ({ tag, children: [text] })),
});
const tableOf = (...rows: readonly BodyElement[]): BodyElement => ({
  tag: 'table',
  children: [
    { tag: 'thead', children: [row('th', 'Város', 'Bér', 'Kor', 'Változás')] },
    { tag: 'tbody', children: rows },
  ],
});
const found = (table: BodyElement): readonly string[] => [...figureCells(table)].map((cell) => textOf([cell]));

describe('the figures of a table', () => {
  it('are whole columns of numbers with their heads, for any sign and unit', () => {
    expect(
      found(
        tableOf(
          row('td', 'Győr', '18 532 Ft', '15. század', '+9,1%'),
          row('td', 'Pécs', '–', '9. század', '−0,4 százalék'),
        ),
      ),
    ).toEqual(['Bér', '18 532 Ft', '–', 'Változás', '+9,1%', '−0,4 százalék']);
  });

  it('are never in the first column, nor in one with words or empty cells', () => {
    expect(found(tableOf(row('td', '1', '8 év', 'faszén', ''), row('td', '2', 'a törlésig', 'korom', '')))).toEqual([]);
  });

  it('are not looked for where cells span, because columns cannot be counted there', () => {
    expect(
      found(
        tableOf({
          tag: 'tr',
          children: [
            { tag: 'td', attributes: { colSpan: 2 }, children: ['Összesen'] },
            { tag: 'td', children: ['12'] },
          ],
        }),
      ),
    ).toEqual([]);
  });
});

import type { Paint } from './paint.ts';
import { widthsWithin, wrapped } from './within-columns.ts';

const gap = '  ';

export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  paint: Paint,
  figures: readonly number[] = [],
): string => {
  const natural = head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? '').length), title.length),
  );
  const widths = widthsWithin(natural, figures, paint.columns - gap.length * (head.length - 1));
  const fitted = (cell: string, column: number): string =>
    figures.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const line = (cells: readonly string[]): string => cells.map(fitted).join(gap).trimEnd();
  const lines = (cells: readonly string[]): string => {
    const parts = cells.map((cell, column) => wrapped(cell, widths[column] ?? 0));
    const height = Math.max(...parts.map((part) => part.length));
    return Array.from({ length: height }, (_, at) => line(parts.map((part) => part[at] ?? ''))).join('\n');
  };
  return `${[paint.strong(lines(head)), ...rows.map(lines)].join('\n')}\n`;
};

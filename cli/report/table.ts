import type { Paint } from './paint.ts';

export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  paint: Paint,
  figures: readonly number[] = [],
): string => {
  const widths = head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? '').length), title.length),
  );
  const fitted = (cell: string, column: number): string =>
    figures.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const line = (cells: readonly string[]): string => cells.map(fitted).join('  ').trimEnd();
  return `${[paint.strong(line(head)), ...rows.map(line)].join('\n')}\n`;
};

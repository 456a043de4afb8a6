import type { Paint } from './paint.ts';

/** Rows under a head, in columns as wide as their longest text; the last column is not padded. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[], paint: Paint): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd();
  return `${[paint.strong(line(head)), ...rows.map(line)].join('\n')}\n`;
};

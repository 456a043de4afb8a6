export interface Measurement {
  readonly what: string;
  readonly ours: string;
  readonly beside: string;
  readonly ratio: string;
  readonly goal: string;
  readonly met: boolean;
}

export type Tell = (measurement: Measurement) => void;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const whole = (value: number): string => Math.round(value).toLocaleString('en');

export const spread = (ratio: number, rounds: readonly number[]): string =>
  `${ratio.toFixed(2)} [${Math.min(...rounds).toFixed(2)}–${Math.max(...rounds).toFixed(2)}]`;

const columns = ['what', 'ours', 'beside', 'ratio', 'goal'] as const;

export const asTable = (measurements: readonly Measurement[]): string => {
  const rows = [
    columns.map(String),
    ...measurements.map((measurement) => columns.map((column) => measurement[column])),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return lines
    .map((line, at) => `${at === 0 ? ' ' : measurements[at - 1]?.met === true ? '✓' : '✗'} ${line.trimEnd()}`)
    .join('\n');
};

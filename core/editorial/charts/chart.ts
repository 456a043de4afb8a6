export const chartKinds = ['bars', 'lines', 'dots'] as const;

export type ChartKind = (typeof chartKinds)[number];

export interface ChartCell {
  readonly text: string;
  readonly value: number | null;
}

export interface ChartRow {
  readonly label: string;
  readonly cells: readonly ChartCell[];
}

export interface Chart {
  readonly kind: ChartKind;
  readonly title: string;
  readonly unit: string;
  readonly source: string;
  readonly language: 'hu' | 'en';
  readonly rowName: string;
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
}

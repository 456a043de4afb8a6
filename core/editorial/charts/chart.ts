/** How the rows of a chart are drawn. */
export const chartKinds = ['bars', 'lines', 'dots'] as const;

export type ChartKind = (typeof chartKinds)[number];

/** A figure as it was written, and what it amounts to; null where there is none. */
export interface ChartCell {
  readonly text: string;
  readonly value: number | null;
}

export interface ChartRow {
  readonly label: string;
  /** One of each series. */
  readonly cells: readonly ChartCell[];
}

/** Figures that are drawn, with all that a reader needs to trust them. */
export interface Chart {
  readonly kind: ChartKind;
  readonly title: string;
  /** What the figures count: `forint`, `%`. */
  readonly unit: string;
  /** As it stands under the drawing: `Forrás: …`. */
  readonly source: string;
  readonly language: 'hu' | 'en';
  /** What the labels of the rows are. */
  readonly rowName: string;
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
}

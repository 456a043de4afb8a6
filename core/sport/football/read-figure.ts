/** A number that upstream writes as 7, "7", "1.58" or "55%". */
export interface Figure {
  readonly value: number;
  readonly unit: 'count' | 'percent';
}

/** Null for nothing and for what is no number. */
export const readFigure = (written: number | string | null): Figure | null => {
  const text = written === null ? '' : String(written).trim();
  const [, digits, percent] = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  return digits === undefined ? null : { value: Number(digits), unit: percent === '%' ? 'percent' : 'count' };
};

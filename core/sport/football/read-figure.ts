export interface Figure {
  readonly value: number;
  readonly unit: 'count' | 'percent';
}

export const readFigure = (written: number | string | null): Figure | null => {
  const text = written === null ? '' : String(written).trim();
  const [, digits, percent] = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  return digits === undefined ? null : { value: Number(digits), unit: percent === '%' ? 'percent' : 'count' };
};

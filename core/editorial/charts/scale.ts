import type { Chart } from './chart.ts';

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];

const roundStep = (span: number, max: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / max));
  return power * (steps.find((step) => span / (step * power) <= max) ?? 10);
};

const valuesOf = ({ rows }: Pick<Chart, 'rows'>): readonly number[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));

export const scaleFromZero = (chart: Pick<Chart, 'rows'>): Scale => {
  const values = [0, ...valuesOf(chart)];
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return { from, to: from === to ? 1 : to, ticks: [0] };
};

/** Smaller differences are not drawable and would break the tick computation. */
const shown = { share: 1e-9, amount: 1e-12 };

const spanOf = (from: number, to: number): number => {
  const size = Math.max(Math.abs(from), Math.abs(to));
  if (size < shown.amount) return 1;
  return to - from > size * shown.share ? to - from : size;
};

export const scaleOf = (chart: Pick<Chart, 'rows'>, maxTicks = 4): Scale => {
  const values = valuesOf(chart);
  const [min, greatest] = [Math.min(...values), Math.max(...values)];
  const span = spanOf(min, greatest);
  const step = roundStep(span, maxTicks);
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(greatest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
};

export const placeOf = ({ from, to }: Scale, value: number): number =>
  Number((((value - from) / (to - from)) * 100).toFixed(2));

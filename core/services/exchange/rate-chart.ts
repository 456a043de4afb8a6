import type { DailyRate } from './rate-course.ts';

/** Coordinates from 0 to 1; `x` from the left, `y` from the bottom. */
export interface RateChart {
  readonly line: readonly (DailyRate & { readonly x: number; readonly y: number })[];
  readonly values: readonly { readonly value: number; readonly y: number }[];
  readonly dates: readonly { readonly day: string; readonly x: number }[];
}

const wantedSteps = 4;
const maxDates = 5;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

const roundStep = (min: number): number => {
  const power = 10 ** Math.floor(Math.log10(min));
  return power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= min * (1 - 1e-9)) ?? 10);
};

const gridOf = (low: number, high: number): readonly number[] => {
  const step = roundStep(Math.max((high - low) / wantedSteps, Math.abs(high) / 5000, 1e-9));
  const from = Math.floor(low / step + 1e-9);
  const until = Math.max(from + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: until - from + 1 }, (_, at) => (from + at) * step);
};

const evenly = (count: number): readonly number[] => {
  const wanted = Math.min(count, maxDates);
  return Array.from({ length: wanted }, (_, at) => Math.round((at * (count - 1)) / (wanted - 1)));
};

export const rateChart = (days: readonly DailyRate[]): RateChart | null => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length < 2) return null;
  const rates = days.map(({ rate }) => rate);
  const grid = gridOf(Math.min(...rates), Math.max(...rates));
  const [bottom, top] = [grid[0] ?? 0, grid.at(-1) ?? 1];
  const [start, end] = [dayNumber(first.day), dayNumber(last.day)];
  const x = (day: string): number => (dayNumber(day) - start) / Math.max(1, end - start);
  const y = (value: number): number => (value - bottom) / (top - bottom);
  return {
    line: days.map((day) => ({ ...day, x: x(day.day), y: y(day.rate) })),
    values: grid.map((value) => ({ value, y: y(value) })),
    dates: evenly(days.length)
      .map((at) => days[at] ?? first)
      .map(({ day }) => ({ day, x: x(day) })),
  };
};

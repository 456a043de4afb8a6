import { describe, expect, it } from 'vitest';
import type { GaugePlan, WeatherPlan } from './plans.ts';
import { simulateGauges } from './simulate-gauges.ts';
import { simulateWeather } from './simulate-weather.ts';

const plan: WeatherPlan = {
  seed: 'próba',
  towns: [
    { place: 'Budapest', warmer: 0 },
    { place: 'Pécs', warmer: 1 },
  ],
  areas: ['Alföld', 'Dunántúl'],
};
const start = Date.parse('2026-01-01T00:00:00Z') / 1000;
const hour = 3_600;
const hours = Array.from({ length: 365 * 24 }, (_, at) => start + at * hour);
const year = hours.map((at) => ({ at, told: simulateWeather(plan, at)! }));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const inMonth = (month: number) =>
  year.filter(({ at }) => new Date(at * 1000).getUTCMonth() === month).map(({ told }) => told.celsius);

describe('the simulated weather', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    expect(simulateWeather(plan, start + 12_345)).toEqual(simulateWeather(plan, start + 12_345));
    const others = hours.slice(0, 100).map((at) => simulateWeather({ ...plan, seed: 'más' }, at)?.celsius);
    expect(others).not.toEqual(year.slice(0, 100).map(({ told }) => told.celsius));
  });

  it('is cold in January and warm in July, within records, and changes gradually', () => {
    expect(mean(inMonth(0))).toBeLessThan(4);
    expect(mean(inMonth(6))).toBeGreaterThan(18);
    const all = year.map(({ told }) => told.celsius);
    expect([Math.min(...all) > -25, Math.max(...all) < 42]).toEqual([true, true]);
    expect(Math.max(...all.slice(1).map((one, at) => Math.abs(one - (all[at] ?? one))))).toBeLessThanOrEqual(6);
  });

  it('says of coming days what lies between their low and their high', () => {
    for (const { at, told } of year.filter((_, index) => index % 50 === 0)) {
      expect(told.days.map((one) => one.at > at)).toEqual([true, true, true]);
      for (const { low, high } of told.days) expect(low).toBeLessThanOrEqual(high);
    }
  });

  it('knows many skies, and warns now and then, for hours', () => {
    expect(new Set(year.map(({ told }) => told.sky)).size).toBeGreaterThanOrEqual(5);
    const warned = year.filter(({ at, told }) => told.warnings.some(({ from, until }) => from <= at && at < until));
    expect(warned.length / year.length).toBeGreaterThan(0.05);
    expect(warned.length / year.length).toBeLessThan(0.4);
    const warnings = year.flatMap(({ told }) => told.warnings);
    expect(new Set(warnings.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    expect(Math.max(...warnings.map(({ from, until }) => until - from))).toBeLessThanOrEqual(6 * hour);
    for (const { at, told } of year) for (const { until } of told.warnings) expect(until).toBeGreaterThan(at);
  });

  it('repeats each warning with the same words until it ends', () => {
    const byStart = Map.groupBy(
      year.flatMap(({ told }) => told.warnings),
      ({ from }) => from,
    );
    for (const [, same] of byStart) expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('is null without a town', () => {
    expect(simulateWeather({ ...plan, towns: [] }, start)).toBeNull();
  });
});

const gauge: GaugePlan = {
  river: 'Ildó',
  place: 'Ludasér',
  usual: 200,
  strays: 40,
  grades: [400, 500, 600],
  record: 731,
  wave: {
    article: 'arviz',
    points: [
      [-10, 300],
      [0, 650],
      [20, 300],
    ],
  },
};
const told = (now: number, began: ReadonlyMap<string, number> = new Map()) =>
  simulateGauges([gauge], began, now).gauges[0];

describe('a simulated gauge', () => {
  it('strays about its usual level, far below any grade', () => {
    for (const at of hours.filter((_, index) => index % 30 === 0)) {
      const { level = 0, grade } = told(at) ?? {};
      expect([level > 140, level < 260, grade]).toEqual([true, true, 0]);
    }
  });

  it('rises and falls with the flood story that reports it', () => {
    const began = new Map([['arviz', start]]);
    const at = (later: number) => told(start + later * hour, began);
    expect([at(-5)?.level, at(0)?.level, at(10)?.level]).toEqual([475, 650, 475]);
    expect([at(-5)?.grade, at(0)?.grade, at(10)?.grade, at(60)?.grade]).toEqual([1, 3, 1, 0]);
    expect(at(0)?.change).toBeGreaterThan(350);
    expect(at(60)?.level).toBeLessThan(260);
  });

  it('ignores a story that readers cannot open', () => {
    expect(told(start, new Map([['más', start]]))?.grade).toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommonFigures } from './common-data.ts';
import type { FloodGrade, Gauge } from './flooding.ts';
import { figuresChangeAt, shownFigures } from './shown-figures.ts';
import { noFigures } from './told-figures.ts';
import type { Weather, WeatherWarning } from './weather.ts';
import type { Widget } from './widget.ts';

const now = 1_800_000_000;
const hour = 3_600;
const day = 24 * hour;
const warning: WeatherWarning = { level: 2, event: 'zivatar', area: '', from: now - hour, until: now + hour };
const weather: Weather = {
  place: 'Budapest',
  celsius: 4,
  sky: 'borult',
  observedAt: now - 600,
  old: false,
  days: [],
  towns: [],
  warnings: [warning],
};
const gauge: Gauge = {
  river: 'Ildó',
  place: 'Ludasér',
  level: 708,
  change: 20,
  grade: 3,
  record: 731,
  observedAt: now - 900,
  old: false,
};
const told = (changes: Partial<CommonFigures>): CommonFigures => ({ ...noFigures, ...changes });
const weatherAt = (changes: Partial<Weather>, at = now) =>
  shownFigures(told({ weather: { ...weather, ...changes } }), at).weather;
const gaugesAt = (changes: Partial<Gauge>, at = now) =>
  shownFigures(told({ flooding: { gauges: [{ ...gauge, ...changes }] } }), at).flooding?.gauges;

describe('a warning', () => {
  it('is shown exactly from its first second to its last', () => {
    const seen = [-hour - 1, -hour, 0, hour - 1, hour].map((later) => weatherAt({}, now + later)?.warnings.length ?? 0);
    expect(seen).toEqual([0, 1, 1, 1, 0]);
  });

  it('depends on its own times when the other data is too old to show', () => {
    const old = weatherAt({ observedAt: now - 365 * day, days: [{ at: now, low: 0, high: 1, sky: '' }] });
    expect([old?.warnings.length, old?.days, old?.old]).toEqual([1, [], true]);
    expect(weatherAt({ observedAt: now - 365 * day, warnings: [] })).toBeNull();
  });

  it('with an impossible end is dropped', () => {
    expect(weatherAt({ warnings: [{ ...warning, until: now + 365 * day }] })?.warnings).toEqual([]);
  });

  it('comes the gravest first', () => {
    const levels = ([1, 3, 2] as const).map((level) => ({ ...warning, level }));
    expect(weatherAt({ warnings: levels })?.warnings.map(({ level }) => level)).toEqual([3, 2, 1]);
  });
});

describe('something measured', () => {
  it.each([
    [-2 * hour, undefined],
    [-60, false],
    [2 * hour, false],
    [2 * hour + 1, true],
    [12 * hour, true],
    [12 * hour + 1, undefined],
    [365 * day, undefined],
  ])('%i seconds ago by the weather station is old: %s', (age, old) => {
    expect(weatherAt({ observedAt: now - age, warnings: [] })?.old).toBe(old);
  });

  it.each([
    [0, false],
    [3 * hour + 1, true],
    [24 * hour + 1, undefined],
    [-hour, undefined],
  ])('%i seconds ago at a river is old: %s', (age, old) => {
    expect(gaugesAt({ observedAt: now - age })?.[0]?.old).toBe(old);
  });

  it('at rivers is shown while one requires flood defence, the most severe first', () => {
    expect(gaugesAt({ grade: 0 })).toBeUndefined();
    const grades: readonly FloodGrade[] = [0, 1, 3, 2];
    const flooding = { gauges: grades.map((grade) => ({ ...gauge, grade })) };
    expect(shownFigures(told({ flooding }), now).flooding?.gauges.map(({ grade }) => grade)).toEqual([3, 2, 1, 0]);
  });

  it('of a currency is shown for the days between two quotes', () => {
    const of = (at: number | null) =>
      shownFigures(told({ exchangeRates: [{ currency: 'EUR', rate: 400, change: 1, day: at }] }), now).exchangeRates;
    expect([null, now - 3 * day, now + 2 * day, now - 9 * day].map((at) => of(at).length)).toEqual([1, 1, 0, 0]);
  });
});

const widget = (from: number | null, until: number | null): Widget => ({ kind: 'minutes', minutes: 1, from, until });
const moment = fc.integer({ min: now - 3 * day, max: now + 3 * day });
const bound = fc.option(moment);
const figures = fc
  .record({
    warnings: fc.array(fc.record({ from: moment, until: moment }), { maxLength: 4 }),
    widgets: fc.array(fc.tuple(bound, bound), { maxLength: 4 }),
    observedAt: moment,
  })
  .map(({ warnings, widgets, observedAt }) =>
    told({
      weather: { ...weather, observedAt, warnings: warnings.map((times) => ({ ...warning, ...times })) },
      widgets: widgets.map(([from, until]) => widget(from, until)),
    }),
  );
const timed = (all: CommonFigures) => [all.weather?.warnings ?? [], all.widgets];

describe('the figures at any moment', () => {
  it('stays as it is when it is chosen twice', () => {
    fc.assert(
      fc.property(figures, moment, (all, at) => {
        const once = shownFigures(all, at);
        expect(shownFigures(once, at)).toEqual(once);
      }),
    );
  });

  it('are never expired, and change only at the announced time', () => {
    fc.assert(
      fc.property(figures, moment, fc.double({ min: 0, max: 1, noNaN: true }), (all, at, part) => {
        for (const { until } of timed(shownFigures(all, at)).flat()) expect(until ?? Infinity).toBeGreaterThan(at);
        const next = figuresChangeAt(all, at);
        expect(next).toBeGreaterThan(at);
        const between = Math.floor(at + (Math.min(next, at + day) - 1 - at) * part);
        expect(timed(shownFigures(all, between))).toEqual(timed(shownFigures(all, at)));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isNearSeason } from './season-days.ts';

const season = { year: 2024, start: '2024-07-26', end: '2025-05-24', current: true };

describe('a day of a season', () => {
  it('lies from half a year before its start to half a year after its end', () => {
    const near = (day: string) => isNearSeason(day, season);
    expect(['2024-01-25', '2024-07-26', '2025-01-11', '2025-11-23'].map(near)).toEqual([true, true, true, true]);
    expect(['2024-01-24', '2025-11-24', '1999-01-01', '9999-12-31'].map(near)).toEqual([false, false, false, false]);
  });

  it('may be any of its year and the next where the season does not say when it is', () => {
    const near = (day: string) => isNearSeason(day, { ...season, start: null, end: null });
    expect(['2023-07-02', '2025-12-31', '2026-07-01'].map(near)).toEqual([true, true, true]);
    expect(['2023-06-01', '2026-08-01', 'nonsense'].map(near)).toEqual([false, false, false]);
  });
});

import { expect, it } from 'vitest';
import { describeIssues } from './issues.contract.ts';
import { isDue, localMoment } from './local-moment.ts';

describeIssues('PGlite', () => ({ inMemory: true }));

it.each([
  ['2026-03-29T03:59:00Z', 5],
  ['2026-03-29T04:00:00Z', 6],
  ['2026-10-25T04:59:00Z', 5],
  ['2026-10-25T05:00:00Z', 6],
])('the clocks of Budapest show at %s the hour %i', (iso, hour) => {
  const local = localMoment(Date.parse(iso) / 1000, 'Europe/Budapest');
  expect(local).toEqual({ day: iso.slice(0, 10), hour, weekday: 0 });
  const plan = { code: 'x', hours: [6, 12], days: 1, maxArticles: 5 } as const;
  expect(isDue(plan, local)).toBe(hour === 6);
  expect(isDue({ ...plan, weekday: 1 }, local)).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { simulateGauges } from '../../origin/editorial/common-data/simulate-gauges.ts';
import { simulateWeather } from '../../origin/editorial/common-data/simulate-weather.ts';
import { writtenArticles } from '../write/build-sample-content.ts';
import { surroundings } from './surroundings.ts';

const now = Date.parse('2026-11-23T14:00:00Z') / 1000;
const { gaugePlans = [], weatherPlan } = surroundings('main');
const story = writtenArticles(now).find(({ slug }) => slug === 'ildo-arviz-elo')!;
const began = new Map([[story.slug, now - 5 * 3_600]]);
const at = (hoursAgo: number, place: string) =>
  simulateGauges(gaugePlans, began, now - hoursAgo * 3_600).gauges.find((one) => one.place === place);

describe('the gauges of the sample newspaper', () => {
  it.each([
    [4.75, 688],
    [3.25, 700],
    [2, 707],
    [0, 708],
  ])('match the live blog at Ludasér %d hours ago: about %i', (hoursAgo, level) => {
    const shown = at(hoursAgo, 'Ludasér')?.level ?? 0;
    expect(Math.abs(shown - level)).toBeLessThanOrEqual(2);
    expect(JSON.stringify(story)).toContain(String(level));
  });

  it('are at the third grade on the whole stretch that the live blog names, and below their records', () => {
    for (const place of ['Alsóhenye', 'Ludasér', 'Ildószeg']) {
      expect(at(0, place)?.grade, place).toBe(3);
      expect(at(0, place)?.level, place).toBeLessThan(at(0, place)?.record ?? 0);
    }
  });

  it('had risen by 140 centimetres in the night before', () => {
    expect((at(4.5, 'Ludasér')?.level ?? 0) - (at(14.5, 'Ludasér')?.level ?? 0)).toBeGreaterThanOrEqual(120);
  });
});

describe('the weather of the sample newspaper', () => {
  it('is simulated for towns on both sides of the border', () => {
    expect(simulateWeather(weatherPlan!, now)).toMatchObject({ place: 'Budapest', towns: { length: 5 } });
    expect(simulateWeather(surroundings('sister').weatherPlan!, now)).toMatchObject({ place: 'Kolozsvár' });
  });
});

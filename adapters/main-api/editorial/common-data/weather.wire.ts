import { z } from 'zod';
import { firstOfEach, lenientList } from '#adapters/http/tolerant-list.ts';
import { lenientPart } from '#adapters/http/lenient-part.ts';
import type { DayForecast, TownWeather, WeatherWarning } from '#core/editorial/common-data/weather.ts';
import { lenientTextOf, lenientTime } from '../../wire/lenient.wire.ts';

/** Values outside this range are sensor errors. Rounded to whole degrees. */
const celsius = z.number().min(-60).max(60).transform(Math.round);
const place = z.string().trim().min(1).max(60);
const sky = lenientTextOf(60);

const day: z.ZodType<DayForecast> = z.object({
  at: z.number().int().positive(),
  low: celsius,
  high: celsius,
  sky,
});

const town = z.object({ place, celsius, sky });

const warning: z.ZodType<WeatherWarning> = z.object({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  event: z.string().trim().min(1).max(120),
  area: lenientTextOf(120),
  from: z.number().int().positive(),
  until: z.number().int().positive(),
});

export const weatherWire = lenientPart(
  town.extend({
    observedAt: lenientTime,
    days: lenientList(day, 10).transform(firstOfEach(({ at }) => at)),
    towns: lenientList(town satisfies z.ZodType<TownWeather>, 12).transform(firstOfEach((one) => one.place)),
    warnings: lenientList(warning, 8).transform(firstOfEach(({ event, area, from }) => [event, area, from])),
  }),
);

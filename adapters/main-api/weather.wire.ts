import { z } from 'zod';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import { lenientPart } from '#adapters/http/lenient-part.ts';
import type { DayForecast, TownWeather, WeatherWarning } from '#core/common-data/weather.ts';
import { lenientText, lenientTime } from './lenient.wire.ts';

/** Colder and hotter than it ever was: what lies beyond is an error of the instrument. */
const celsius = z.number().min(-60).max(60);
const place = z.string().trim().min(1).max(60);

const day: z.ZodType<DayForecast> = z.object({
  at: z.number().int().positive(),
  low: celsius,
  high: celsius,
  sky: lenientText,
});

const town = z.object({ place, celsius, sky: lenientText });

const warning: z.ZodType<WeatherWarning> = z.object({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  event: z.string().trim().min(1).max(120),
  area: lenientText,
  from: z.number().int().positive(),
  until: z.number().int().positive(),
});

/** The weather as upstream tells it; whoever reads it decides what of it still counts. */
export const weatherWire = lenientPart(
  town.extend({
    observedAt: lenientTime,
    days: lenientList(day),
    towns: lenientList(town satisfies z.ZodType<TownWeather>),
    warnings: lenientList(warning),
  }),
);

import { z } from 'zod';
import type { RateCourse } from '#core/services/exchange/rate-course.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';

const dailyRate = z.object({ day: z.iso.date(), rate: z.number().positive() });

export const rateCourseWire: z.ZodType<RateCourse> = z
  .object({ currency: z.string().regex(/^[A-Z]{3}$/), items: tolerantList(dailyRate) })
  .transform(({ currency, items }) => ({
    currency,
    days: items.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }));

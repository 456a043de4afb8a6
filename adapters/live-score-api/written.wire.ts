import { z } from 'zod';

/*
 * Upstream may send null, nothing or another type for any field (docs/upstreams/live-score-api.md). An unreadable field
 * becomes null.
 */

export const text = z.string().trim().min(1).nullable().catch(null);

const readNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*-?\d+(\.\d+)?\s*$/)
      .transform(Number),
  ])
  .pipe(z.number().finite());
export const number = readNumber.nullable().catch(null);
export const whole = readNumber.pipe(z.number().int()).nullable().catch(null);

export const id = z.number().int().positive().max(999_999_999);
export const idOrNull = id.nullable().catch(null);

export const figure = z.union([z.number().finite(), z.string()]).nullable().catch(null);

export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const object = z.object(shape);
  return object.catch(() => object.parse({}));
};

const seconds = (date: string): number | null => {
  const at = Math.floor(Date.parse(date) / 1000);
  return Number.isFinite(at) && at > 0 ? at : null;
};

/** ISO 8601 to unix seconds. */
export const moment = z.iso.datetime({ offset: true }).transform(seconds).nullable().catch(null);

export const day = z.iso.date().nullable().catch(null);

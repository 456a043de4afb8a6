import { z } from 'zod';

/*
 * Any field may be null, missing or of another kind than documented (docs/upstreams/live-score-api.md): what cannot be
 * read is null, and nothing else is lost by it.
 */

export const text = z.string().trim().min(1).nullable().catch(null);

/** A number, or one that is written as a text: `"1712.5"`. */
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

/** What a thing is linked to by: without it there is no such thing. */
export const id = z.number().int().positive().max(999_999_999);
export const idOrNull = id.nullable().catch(null);

/** A figure as upstream writes it: 7, "7" or "55%". */
export const figure = z.union([z.number().finite(), z.string()]).nullable().catch(null);

/** An object of such fields; what is none has all of them missing. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const object = z.object(shape);
  return object.catch(() => object.parse({}));
};

const seconds = (date: string): number | null => {
  const at = Math.floor(Date.parse(date) / 1000);
  return Number.isFinite(at) && at > 0 ? at : null;
};

/** A moment as ISO 8601, in unix seconds. */
export const moment = z.iso.datetime({ offset: true }).transform(seconds).nullable().catch(null);

/** `YYYY-MM-DD` */
export const day = z.iso.date().nullable().catch(null);

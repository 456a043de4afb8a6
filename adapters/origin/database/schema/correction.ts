import { z } from 'zod';

export const paragraph = z.string().regex(/^(?!\s)[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,1000}(?<!\s)$/u);

/** The editor provides both wordings; texts are not compared automatically (R43). */
export const wordings = z.strictObject({ before: paragraph, after: paragraph });

/** `at` is unix seconds. */
export const correction = z.strictObject({
  at: z.number().int().min(0),
  reason: paragraph,
  wordings: wordings.nullable().default(null),
});

export type Correction = z.output<typeof correction>;

export const maxCorrections = 50;

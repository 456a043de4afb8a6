import { z } from 'zod';

/** One paragraph without what cannot be seen. */
export const paragraph = z.string().regex(/^(?!\s)[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,1000}(?<!\s)$/u);

/** The wording before and after, as its editor gives them: nobody compares texts for readers (R43). */
export const wordings = z.strictObject({ before: paragraph, after: paragraph });

/** What was put right in an article; `at` in unix seconds. */
export const correction = z.strictObject({
  at: z.number().int().min(0),
  reason: paragraph,
  wordings: wordings.nullable().default(null),
});

export type Correction = z.output<typeof correction>;

/** An article that was wrong more often is written anew. */
export const mostCorrections = 50;

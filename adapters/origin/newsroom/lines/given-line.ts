import { z } from 'zod';

const address = z
  .string()
  .max(2_000)
  .regex(/^https:\/\/[^/\s\\][^\s\\\p{Cc}]*$/u, 'must be an https URL');
const slug = z.string().regex(/^[a-z0-9-]{1,150}$/);
const moment = z.number().int().min(1).max(253_402_214_400).nullable();

/** A sponsored line (spec §3.3). */
export const givenLine = z
  .strictObject({
    description: z.string().regex(/^(?!\s)[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,200}(?<!\s)$/u),
    ctLink: address.or(z.literal('')).default(''),
    avCode: address.or(z.literal('')).default(''),
    cssClass: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .or(z.literal(''))
      .default(''),
    active: z.boolean().default(true),
    newest: z.boolean().default(false),
    listPage: z.boolean().default(false),
    dateFrom: moment.default(null),
    dateTo: moment.default(null),
    frontPageSlug: slug.nullable().default(null),
    mainSuperTags: z.array(slug).min(1).nullable().default(null),
    tags: z.array(z.array(slug).min(1)).min(1).nullable().default(null),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom === null || dateTo === null || dateFrom <= dateTo, {
    error: 'must not be before dateFrom',
    path: ['dateTo'],
  });

export type GivenLine = z.output<typeof givenLine>;

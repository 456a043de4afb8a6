import { z } from 'zod';
import { siteKeys } from '../../database/schema/origin-site.ts';

const site = z.enum(siteKeys);
const slug = z.string().min(1).max(150);
const moment = z.number().int().min(1).max(253_402_214_400).nullable();
const places = z.number().int().min(1).max(50);

const block = z.strictObject({
  position: z.number().int().min(1).max(100_000),
  layout: z.enum(['breaking', 'lead', 'row', 'grid', 'list', 'opinion', 'strip']),
  title: z.string().max(150),
  path: z
    .string()
    .max(2_000)
    .regex(/^(?:\/(?!\/)|https:\/\/[^/])[^\s\\\p{Cc}]*$/u)
    .nullable(),
  items: z
    .array(slug)
    .max(50)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'an article is repeated'),
  // Optional: a block keeps what the file omits.
  site: site.nullable().optional(),
  list: z
    .string()
    .max(300)
    .regex(/^(?:all@|site:|mstag:|tag:|author:|flag:)\S+$/u)
    .nullable()
    .optional(),
  size: places.optional(),
  maxAge: z.number().int().min(1).max(1_000_000_000).nullable().optional(),
  times: z.record(slug, z.strictObject({ at: moment, until: moment })).default({}),
});

export const givenFront = z.strictObject({
  schemaVersion: z.literal(1),
  site,
  version: z.number().int().min(1).max(2_147_483_647),
  blocks: z
    .array(block)
    .max(100)
    .refine(
      (blocks) => new Set(blocks.map(({ position }) => position)).size === blocks.length,
      'a position is repeated',
    ),
});

export type GivenFront = z.output<typeof givenFront>;

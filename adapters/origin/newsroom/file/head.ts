import { z } from 'zod';
import { withoutForeign } from './readership.ts';
import { drawnCover, plainHead, plainPostHead } from './plain-head.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';
import { readTime } from './times.ts';

export const slugPattern = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;

/** Not blank: clients of the main API refuse a blank name. */
const title = z.string().refine((text) => text.trim() !== '');
/** New names are trimmed; titles are not, because an export must round-trip. */
const name = z.string().trim().min(1);
const slug = z.string().regex(slugPattern).max(150);
/** Stored as text: without an offset, its meaning depends on the site's time zone. */
const time = z.string().refine((text) => readTime(text, 'UTC') !== null);
const twoDays = 172_800;
/** Not beside the epoch: main APIs write 0 for a missing date, and such articles would not be shown. */
const publicationTime = time.refine((text) => Math.abs(readTime(text, 'UTC') ?? Infinity) > twoDays);
const { motif, variant, caption, credit } = drawnCover.shape;

const ways = ['motif', 'file', 'path'] as const;

const cover = z
  .strictObject({
    motif: motif.optional(),
    variant: variant.optional(),
    caption,
    credit,
    file: z.string().min(1).optional(),
    path: z
      .string()
      .regex(/^\/uploads\/[^/]+$/)
      .optional(),
  })
  .refine(
    (given) =>
      ways.filter((way) => given[way] !== undefined).length === 1 &&
      (given.motif === undefined) === (given.variant === undefined),
    { params: { kind: 'malformed' } },
  );

const newSection = z.strictObject({ slug, name });
const newAuthor = z.strictObject({ slug, name, title: z.string().optional() });

const ownHead = z.strictObject({
  ...plainHead.shape,
  slug: slug.optional(),
  title,
  section: z.union([slug, newSection]).nullable(),
  alsoIn: z.array(z.union([slug, newSection])).default([]),
  tags: z
    .array(
      z
        .string()
        .regex(/[\p{L}\p{N}]/u)
        .max(100),
    )
    .default([]),
  authors: z.array(z.union([slug, newAuthor])),
  flags: z.array(slug).default([]),
  ago: plainHead.shape.ago.optional(),
  publishedAt: publicationTime.optional(),
  updatedAt: time.nullable().optional(),
  cover: cover.nullable().default(null),
  seedTitle: z.string().optional(),
});

/** Access fields of other systems are parsed separately (readership.ts). */
export const fileHead = z.preprocess(withoutForeign, ownHead);

export const filePostHead = z.strictObject({
  ...plainPostHead.shape,
  id: z.union([z.string().regex(slugPattern).max(60), z.number().int().positive().transform(String)]).optional(),
  ago: plainPostHead.shape.ago.optional(),
  publishedAt: publicationTime.optional(),
  updatedAt: time.nullable().optional(),
  authors: z.array(slug).optional(),
});

export const claims = z
  .object({
    site: z.enum(siteKeys).nullable().catch(null),
    section: z.union([z.string(), newSection]).nullable().catch(null),
    alsoIn: z.array(z.union([z.string(), newSection])).catch([]),
    authors: z.array(z.union([z.string(), newAuthor])).catch([]),
    flags: z.array(z.string()).catch([]),
    cover: z.object({ file: z.string().optional() }).nullable().catch(null),
  })
  .catch({ site: null, section: null, alsoIn: [], authors: [], flags: [], cover: null });

export type Claims = z.output<typeof claims>;
export type FileHead = z.output<typeof fileHead>;
export type FilePostHead = z.output<typeof filePostHead>;

import { z } from 'zod';
import { withoutForeign } from './readership.ts';
import { plainHead, plainPostHead } from './plain-head.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';
import { readTime } from './times.ts';

export const slugPattern = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;

/** What readers see must not be blank: who reads the main API refuses such a name. */
const title = z.string().refine((text) => text.trim() !== '');
/** A new name has no blanks around it; a title stands as it is, or an export would not come back as it went. */
const name = z.string().trim().min(1);
const slug = z.string().regex(slugPattern).max(150);
/** Kept as text: what it means without an offset depends on the article's site. */
const time = z.string().refine((text) => readTime(text, 'UTC') !== null);
const { motif, variant, caption, credit } = plainHead.shape.cover.shape;

const ways = ['motif', 'file', 'path'] as const;

/** A picture drawn by motif, taken from a file, or already among the uploads: one of them. */
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

/** Names a new author or section on the spot; a bare slug must be known. */
const newSection = z.strictObject({ slug, name });
const newAuthor = z.strictObject({ slug, name, title: z.string().optional() });

/**
 * The plain head, and what an editor may say beside: absolute times, files of pictures, new authors and
 * sections.
 */
const ownHead = z.strictObject({
  ...plainHead.shape,
  slug: slug.optional(),
  title,
  section: z.union([slug, newSection]).nullable(),
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
  publishedAt: time.optional(),
  updatedAt: time.nullable().optional(),
  cover: cover.nullable().default(null),
  seedTitle: z.string().optional(),
});

/** The head of a file; what other systems say in it of who reads the article is read apart (readership.ts). */
export const fileHead = z.preprocess(withoutForeign, ownHead);

/** What may stand in `<!-- post {…} -->`: the plain fields, a lasting `id`, and absolute times. */
export const filePostHead = z.strictObject({
  ...plainPostHead.shape,
  id: z.union([z.string().regex(slugPattern).max(60), z.number().int().positive().transform(String)]).optional(),
  ago: plainPostHead.shape.ago.optional(),
  publishedAt: time.optional(),
  updatedAt: time.nullable().optional(),
  authors: z.array(slug).optional(),
});

/** What a head names that only the database knows, as far as it can be made out in a wrong one too. */
export const claims = z
  .object({
    site: z.enum(siteKeys).nullable().catch(null),
    section: z.union([z.string(), newSection]).nullable().catch(null),
    alsoIn: z.array(z.string()).catch([]),
    authors: z.array(z.union([z.string(), newAuthor])).catch([]),
    flags: z.array(z.string()).catch([]),
    cover: z.object({ file: z.string().optional() }).nullable().catch(null),
  })
  .catch({ site: null, section: null, alsoIn: [], authors: [], flags: [], cover: null });

export type Claims = z.output<typeof claims>;
export type FileHead = z.output<typeof fileHead>;
export type FilePostHead = z.output<typeof filePostHead>;

import { z } from 'zod';

const id = z.string().regex(/^[0-9a-f]{24}$/);
/** Unix seconds. */
const moment = z
  .string()
  .transform((text) => Math.floor(Date.parse(text) / 1000))
  .refine(Number.isFinite);
/** Absent where the API leaves a field out. */
const text = z.string().nullish();
/** The owner of an older Ghost has the id `1`. */
export const wireLabel = z.object({ id: z.string().min(1).max(100), slug: z.string(), name: z.string() });
const linked = z.array(wireLabel);

/** What readers see of a post, but for its text, which never changes without `updated_at`. */
const shown = z.object({
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  /** The Content API lists what is published, without saying so. */
  status: z.string().default('published'),
  visibility: z.string(),
  featured: z.boolean(),
  feature_image: text,
  feature_image_alt: text,
  feature_image_caption: text,
  custom_excerpt: text,
  canonical_url: text,
  meta_title: text,
  meta_description: text,
  og_description: text,
});

export const wirePrint = shown.extend({ id, published_at: moment, updated_at: moment, tags: linked, authors: linked });
export type WirePrint = z.output<typeof wirePrint>;
const links = new Set(['tags', 'authors']);
export const printFields = Object.keys(wirePrint.shape)
  .filter((field) => !links.has(field))
  .join(',');

/** A text that an answer leaves out is not an empty one. */
export const wireWholePost = z.looseObject({ html: z.string().nullable() });
/** Of the Content API: without access it cuts the text. */
export const wireCutPost = wireWholePost.extend({ access: z.boolean() });

export const wireId = z.object({ id });
export const wireState = wireId.extend({ status: z.string() });
export const wireDeleted = z.object({ resource_id: id.nullable() });

export const wirePages = z.object({
  meta: z.object({ pagination: z.object({ pages: z.number().int(), total: z.number().int() }) }),
});
export const wireProblem = z.object({
  errors: z.array(z.object({ type: z.string(), message: z.string(), context: z.string().nullish() })).min(1),
});
export const wireHook = z.object({ webhooks: z.array(z.object({ id })).length(1) });

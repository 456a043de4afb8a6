import { z } from 'zod';
import { plainText } from '#adapters/migration/body/plain-text.ts';

const id = z.number().int().transform(String);
export const wireIds = z.array(id).catch([]);
/** `0` is none. */
const optionalId = z
  .number()
  .int()
  .nullish()
  .catch(null)
  .transform((number) => (number ? String(number) : null));
/** Unix seconds: WordPress writes UTC without a zone. */
const moment = z
  .string()
  .transform((text) => Math.floor(Date.parse(`${text}Z`) / 1000))
  .refine(Number.isFinite);
const rendered = z
  .object({ rendered: z.string() })
  .nullish()
  .transform((given) => given?.rendered ?? '');
const slug = z.string().transform((text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
});

export const wirePrint = z.object({
  id,
  date_gmt: moment,
  modified_gmt: moment,
  slug,
  status: z.string(),
  author: optionalId,
  featured_media: optionalId,
  sticky: z.boolean().catch(false),
  categories: wireIds,
  tags: wireIds,
});
export type WirePrint = z.output<typeof wirePrint>;
export const printFields = Object.keys(wirePrint.shape).join(',');

/** Number of the broader category; empty for none. */
const parent = optionalId.transform((number) => number ?? '');

export const wireLabel = z.object({ id, slug, name: z.string().transform(plainText), parent });

export const wireMedia = z.object({
  id,
  source_url: z.string(),
  alt_text: z.string().catch(''),
  caption: rendered,
  modified_gmt: z.string().catch(''),
});
export const mediaFields = Object.keys(wireMedia.shape).join(',');

export const wireIndex = z.object({ timezone_string: z.string().catch(''), gmt_offset: z.coerce.number().catch(0) });
export const wireFate = z.object({ id, status: z.string() });
export const wireProblem = z.object({ code: z.string() });

export const wireRow = z.record(z.string(), z.unknown());
export const wireRows = z.array(wireRow);

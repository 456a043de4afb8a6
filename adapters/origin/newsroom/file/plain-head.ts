import { z } from 'zod';
import { fieldsShape } from '../../database/schema/article-fields.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';
import { motifs, variantCount } from '../../media/motifs/motifs.ts';

const siteKey = z.enum(siteKeys);
const ago = z
  .string()
  .regex(/^(\d+d)?(\d+h)?(\d+m)?$/)
  .transform((text) => {
    const [, days = '0', hours = '0', minutes = '0'] = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?$/.exec(text) ?? [];
    return Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60;
  });
export const drawnCover = z.object({
  motif: z.enum(motifs),
  variant: z.number().int().min(1).max(variantCount),
  caption: z.string().default(''),
  credit: z.string().default(''),
});

export const plainHead = z.object({
  site: siteKey,
  type: z.enum(['article', 'longform', 'liveblog']),
  section: z.string(),
  alsoIn: z.array(z.string()).default([]),
  tags: z.array(z.string()),
  authors: z.array(z.string()),
  flags: z.array(z.string()),
  ago,
  updatedAgo: ago.optional(),
  title: z.string(),
  lead: z.string(),
  cover: drawnCover.nullable().default(null),
  ...fieldsShape,
});

export const plainPostHead = z.object({
  ago,
  title: z.string().default(''),
  pinned: z.boolean().default(false),
  updatedAgo: ago.optional(),
});

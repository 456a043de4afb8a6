import { z } from 'zod';
import { siteKeys } from '../../origin/database/schema/origin-site.ts';
import { drawnMotifs } from '../../origin/media/motifs/motifs.ts';
import file from './podcast-shows.json' with { type: 'json' };

const show = z.strictObject({
  slug: z.string(),
  name: z.string(),
  site: z.enum(siteKeys),
  page: z.string(),
  section: z.string(),
  author: z.string(),
  cover: z.strictObject({ motif: z.enum(drawnMotifs), variant: z.number().int() }),
  description: z.string(),
  category: z.string(),
  /** Hours between the first start and the newest episode. */
  newest: z.number(),
  episodes: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      lead: z.string(),
      notes: z.string(),
      article: z.string().optional(),
    }),
  ),
});

export type Show = z.output<typeof show>;

export const shows: readonly Show[] = z.array(show).parse(file);

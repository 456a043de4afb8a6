import { z } from 'zod';
import type { SuperTag } from '#core/editorial/articles/article.ts';
import { lenientText } from './lenient.wire.ts';

export const superTagWire: z.ZodType<SuperTag> = z.object({
  slug: z.string().min(1),
  name: lenientText,
  siteSlug: lenientText,
  active: z.boolean().catch(true),
});

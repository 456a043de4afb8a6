import { z } from 'zod';
import type { Show } from '#core/podcasts/show.ts';
import { episodeWire } from './front.wire.ts';
import { lenientNumber, lenientPath, tolerantList } from './lenient.wire.ts';

const show: z.ZodType<Show> = z
  .object({ slug: z.string().min(1), name: z.string().trim().min(1), page: lenientPath, episodes: lenientNumber, newest: episodeWire.nullable().catch(null) })
  .transform(({ page, ...rest }) => ({ ...rest, path: page }));

export const showsWire: z.ZodType<readonly Show[]> = z.object({ podcasts: tolerantList(show) }).transform(({ podcasts }) => podcasts);

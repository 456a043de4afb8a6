import { z } from 'zod';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import {
  lenientFlag,
  lenientPicture,
  lenientText,
  lenientTime,
  lenientWebAddress,
  publicationTime,
} from './lenient.wire.ts';
import { superTagWire } from './super-tag.wire.ts';

export const summaryFields = {
  id: z.number().int(),
  type: z.enum(['article', 'longform', 'liveblog', 'liveblogpost', 'other']).catch('other'),
  slug: z.string().min(1),
  siteSlug: z.string().min(1),
  title: lenientText,
  lead: lenientText,
  recommender: lenientText,
  pubDate: publicationTime,
  updatedAt: lenientTime,
  live: lenientFlag,
  pr: lenientFlag,
  adultContent: lenientFlag,
  english: lenientFlag,
  ctUrl: lenientWebAddress,
  coverImage: lenientPicture,
  coverImageText: lenientText,
  coverImageAlt: lenientText,
  coverImageCredit: lenientText,
  coverMotif: lenientText,
  postsInDay: z.number().int().positive().optional().catch(undefined),
  latestPostAt: lenientTime,
  mainSuperTag: superTagWire.nullable().catch(null),
  flags: lenientList(z.object({ slug: z.string().min(1) }).transform(({ slug }) => slug)),
};

export const listedFlag = z.boolean().default(true).catch(false);

/** A live post's title is optional (R48). */
export const isNamed = ({ type, title }: { readonly type: string; readonly title: string }): boolean =>
  title !== '' || type === 'liveblogpost';

export const unnamed = { path: ['title'], message: 'is required, except in a live post' };

export const laterChange = (pubDate: number, updatedAt: number | null): number | null =>
  updatedAt !== null && updatedAt > pubDate ? updatedAt : null;

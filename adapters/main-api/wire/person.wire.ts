import { z } from 'zod';
import type { Author } from '#core/editorial/articles/article.ts';
import { lenientList } from '#adapters/http/tolerant-list.ts';
import { lenientPicture, lenientText } from './lenient.wire.ts';

export const authorWire: z.ZodType<Author> = z
  .object({ slug: z.string().min(1), name: z.string().trim().min(1), title: lenientText, avatarSrc: lenientPicture })
  .transform(({ slug, name, title, avatarSrc }) => ({ slug, name, title, avatar: avatarSrc }));

export const bylineWire: z.ZodType<Pick<Author, 'slug' | 'name' | 'avatar'>> = authorWire.transform(
  ({ slug, name, avatar }) => ({ slug, name, avatar }),
);

export const contributorsWire = lenientList(z.object({ role: lenientText, name: z.string().trim().min(1) }));

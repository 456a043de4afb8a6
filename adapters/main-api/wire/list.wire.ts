import { z } from 'zod';
import type { PublishedCard } from '#core/editorial/articles/article.ts';
import type { ArticleList } from '#core/editorial/lists/article-list.ts';
import type { SearchSuggestion } from '#core/editorial/search/search-filters.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientPath, lenientText } from './lenient.wire.ts';
import type { CardWire } from './card.wire.ts';
import { authorWire } from './person.wire.ts';
import { publicList } from './public-only.ts';

/** One page of a list (spec §3.3). An empty list is valid only with a total count (R9). */
export const listWire = (card: CardWire): z.ZodType<ArticleList> =>
  z.object({
    items: publicList(card),
    totalItems: z.number().int().min(0),
    page: z.number().int().min(1).catch(1),
    totalPages: z.number().int().min(0).catch(1),
    title: lenientText,
    rss: lenientPath,
    author: authorWire.nullable().catch(null),
    description: lenientText,
    movedTo: z.string().min(1).max(200).nullable().catch(null),
  });

export const cardsWire = (card: CardWire): z.ZodType<readonly PublishedCard[]> =>
  z.object({ items: publicList(card) }).transform(({ items }) => items);

/** Search suggestions (spec §3.8). */
export const suggestionsWire: z.ZodType<readonly SearchSuggestion[]> = z
  .object({
    items: tolerantList(
      z.object({
        type: z.enum(['tags', 'superTags', 'authors', 'title', 'separator']),
        text: z.string().trim().min(1),
        count: z.number().int().nullable().catch(null),
      }),
    ),
  })
  .transform(({ items }) => items);

import { z } from 'zod';
import type { OfferedBlock, Recommendations } from '#core/editorial/front-page/front-block.ts';
import type { CardWire } from '../../wire/card.wire.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientPath, lenientText } from '../../wire/lenient.wire.ts';
import { lenientPublicList, publicList } from '../../wire/public-only.ts';

export const blockWire = (card: CardWire): z.ZodType<OfferedBlock> =>
  z.object({
    position: z.number(),
    layout: z.enum(['lead', 'row', 'grid', 'list', 'opinion', 'strip', 'breaking']).catch('list'),
    title: lenientText,
    path: lenientPath,
    siteSlug: z.string().min(1).nullable().catch(null),
    items: publicList(card),
    picked: z.number().int().nonnegative().optional().catch(undefined),
    spare: lenientPublicList(card),
  });

export const blocksWire = (card: CardWire, name: 'blocks' | 'boxes'): z.ZodType<readonly OfferedBlock[]> =>
  z.object({ [name]: tolerantList(blockWire(card)) }).transform((answer) => answer[name] ?? []);

export const positionWire: z.ZodType<number> = z
  .object({ content: z.coerce.string().regex(/^\s*\d{1,3}\s*$/) })
  .transform(({ content }) => Number(content));

const recommendedLists = ['special', 'breaking', 'important', 'newest', 'favorite', 'pr', 'after', 'g7'] as const;
const hasAnyList = (answer: object) => recommendedLists.some((name) => name in answer);

/** The recommender's response (spec §3.8). Missing lists are empty, but not all may be missing. */
export const recommendationsWire = (card: CardWire): z.ZodType<Recommendations> => {
  const cards = lenientPublicList(card);
  return z
    .looseObject({})
    .refine(hasAnyList)
    .pipe(
      z.object({
        special: cards,
        breaking: cards,
        important: cards,
        newest: cards,
        favorite: cards,
        pr: cards,
        after: cards,
        g7: cards,
      }),
    );
};

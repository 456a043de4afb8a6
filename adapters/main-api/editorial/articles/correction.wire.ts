import { z } from 'zod';
import { correctionText } from '#core/editorial/articles/correction-text.ts';
import type { Correction } from '#core/editorial/articles/correction.ts';
import type { CardWire } from '../../wire/card.wire.ts';

const words = z.string().trim().min(1).max(1000);

const shape = {
  at: z.number().int().min(0),
  reason: words,
  wordings: z.object({ before: words, after: words }).nullable().catch(null),
};

/** A correction without a reason or a time is none; wordings of which one is missing are left out. */
export const correctionWire: z.ZodType<Correction> = z.object(shape);

/** Numbers of corrections are their own, below those of articles: more than one of an article stand in a list. */
const perArticle = 1000;

/** A correction in a list: the card of its article, dated and led by the correction, without picture or byline. */
export const correctedWire = (card: CardWire): CardWire =>
  z
    .object({
      ...shape,
      number: z
        .number()
        .int()
        .min(0)
        .max(perArticle - 1),
      article: card,
    })
    .transform(({ article, number, ...correction }) =>
      article === null
        ? null
        : {
            ...article,
            id: -(article.id * perArticle + number),
            lead: correctionText(correction),
            publishedAt: correction.at,
            updatedAt: null,
            cover: null,
            authors: [],
            live: false,
          },
    );

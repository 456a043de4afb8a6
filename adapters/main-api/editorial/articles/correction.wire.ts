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

export const correctionWire: z.ZodType<Correction> = z.object(shape);

/** Makes ids unique in a list that holds several corrections of one article. */
const perArticle = 1000;

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

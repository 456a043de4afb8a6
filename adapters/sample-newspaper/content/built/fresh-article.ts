import { buildArticle } from './build-article.ts';
import type { BuiltArticle } from './build-article.ts';
import type { Draw } from './templates/draw.ts';
import type { Angle, Family } from './templates/family.ts';

const maxTries = 120;

interface Telling {
  readonly family: Family;
  readonly angles: readonly Required<Angle>[];
  readonly draw: Draw;
  readonly turning: Draw;
  readonly taken: Set<string>;
}

export const freshArticle = (
  { family, angles, draw, turning, taken }: Telling,
  appearance: Family['appears'][number],
): BuiltArticle => {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const article = buildArticle(family, angles, appearance, draw, turning);
    if (!taken.has(article.slug) && !taken.has(article.lead)) {
      taken.add(article.slug).add(article.lead);
      return article;
    }
  }
  throw new Error(`The family ${family.id} has run out of titles or leads`);
};

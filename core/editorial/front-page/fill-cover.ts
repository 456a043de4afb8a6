import type { PublishedCard } from '../articles/article.ts';
import { notListed } from '../lists/highlight-box.ts';
import type { CoverPlan } from './cover-plan.ts';

type Listed = Pick<PublishedCard, 'id'>;

export interface CoverStock<Card extends Listed = PublishedCard> {
  readonly sections: readonly (readonly Card[])[];
  readonly blocks: readonly (readonly Card[])[];
  readonly recommended: readonly Card[];
}

export interface CoverCards<Card extends Listed = PublishedCard> {
  readonly news: readonly Card[];
  readonly ofSections: readonly Card[];
  readonly cards: readonly Card[];
  readonly articles: readonly Card[];
}

const inTurn = <Card>(lists: readonly (readonly Card[])[]): readonly Card[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

const firstOfEach = <Card extends Listed>(lists: readonly (readonly Card[])[]): readonly Card[] =>
  lists.reduce<readonly Card[]>((taken, list) => taken.concat(notListed(taken, list).slice(0, 1)), []);

/** Shows no article twice (spec §9). */
export const fillCover = <Card extends Listed>(
  plan: Pick<CoverPlan, 'news' | 'cards' | 'articles'>,
  { sections, blocks, recommended }: CoverStock<Card>,
): CoverCards<Card> => {
  const ofSections = firstOfEach(sections);
  const news = notListed(ofSections, blocks.flat()).slice(0, plan.news);
  const above = [...ofSections, ...news];
  const cards = notListed(above, inTurn(blocks)).slice(0, plan.cards);
  const offered = notListed([], recommended).slice(0, plan.articles.asked);
  const spare = notListed(offered, inTurn(blocks));
  const articles = notListed([...above, ...cards], [...offered, ...spare]).slice(0, plan.articles.shown);
  return { news, ofSections, cards, articles };
};

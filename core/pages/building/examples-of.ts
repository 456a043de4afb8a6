import type { CardNeeds, PageCard } from '../page-card.ts';

export const examplesOf = ({ examples }: Pick<PageCard, 'examples'>, needs: CardNeeds): readonly string[] =>
  typeof examples === 'function' ? examples(needs) : examples;

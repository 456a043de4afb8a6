import type { ReactNode } from 'react';
import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { sportMessages } from '../messages/sport/sport.ts';
import { ResultCover } from './result-cover.tsx';

interface Props {
  readonly spoils: boolean;
  readonly cards: readonly Pick<ArticleCard, 'id' | 'result'>[];
  readonly children: ReactNode;
}

export const CoveredTeaser = ({ spoils, cards, children }: Props) =>
  spoils && cards.some(({ result }) => result === true) ? (
    <ResultCover
      name={`${cards.map(({ id }) => id).join('-')}`}
      meanwhile={<p className="result-cover__why">{sportMessages.mayTell(cards.length > 1)}</p>}
    >
      {children}
    </ResultCover>
  ) : (
    children
  );

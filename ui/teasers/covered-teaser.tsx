import type { ReactNode } from 'react';
import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { sportMessages } from '../messages/sport/sport.ts';
import { ResultCover } from './result-cover.tsx';

interface Props {
  /** Results are told here to those alone who want to see them. */
  readonly spoils: boolean;
  /** What is told here. */
  readonly cards: readonly Pick<ArticleCard, 'id' | 'result'>[];
  readonly children: ReactNode;
}

/** Teasers in a list of sport: covered when one of them may tell how a match or a race ended. */
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

import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { ListContent } from '#core/pages/list/list-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { CoveredTeaser } from '../../teasers/covered-teaser.tsx';
import { Teaser } from '../../teasers/teaser.tsx';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly highlight: ListContent['highlight'];
  readonly frame: Frame;
  readonly first: boolean;
  readonly level: 2 | 3;
  readonly opening?: boolean;
  readonly term?: string;
  readonly under?: string;
  readonly spoils?: boolean;
}

/** The highlighted article's position: R22. */
export const ArticleFeed = ({
  cards,
  highlight,
  frame,
  first,
  level,
  opening = false,
  term = '',
  under,
  spoils = false,
}: Props) => (
  <ol className="feed">
    {cards.map((card, index) => [
      highlight?.index === index && (
        <li key="highlight" className="feed__highlight">
          <p className="feed__label">{listMessages.highlight}</p>
          <CoveredTeaser spoils={spoils} cards={[highlight.card]}>
            <Teaser card={highlight.card} frame={frame} look="beside" level={level} size="half" lead under={under} />
          </CoveredTeaser>
        </li>
      ),
      <li key={card.id} className="feed__item">
        <CoveredTeaser spoils={spoils} cards={[card]}>
          {opening && index === 0 ? (
            <Teaser card={card} frame={frame} look="lead" level={level} size="wide" lead eager={first} under={under} />
          ) : (
            <Teaser
              card={card}
              frame={frame}
              look="beside"
              level={level}
              size="half"
              lead
              eager={first && index === 0}
              term={term}
              under={under}
            />
          )}
        </CoveredTeaser>
      </li>,
    ])}
  </ol>
);

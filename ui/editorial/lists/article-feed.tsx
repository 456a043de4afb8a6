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
  /** The feed's first picture is also the page's. */
  readonly first: boolean;
  readonly level: 2 | 3;
  /** The first piece opens the list with a large picture. */
  readonly opening?: boolean;
  /** What was searched for, to be marked. */
  readonly term?: string;
  /** Whose or what list it is: no teaser says it again. */
  readonly under?: string;
  /** Results are told here to those alone who want to see them. */
  readonly spoils?: boolean;
}

/** Articles one below the other, and the highlighted one set between them where the rule puts it (R22). */
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

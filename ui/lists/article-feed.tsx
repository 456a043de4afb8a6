import type { ArticleCard } from '#core/articles/article.ts';
import type { Frame, ListContent } from '#core/pages/page.ts';
import { listCopy } from '../copy/lists.ts';
import { Teaser } from '../teasers/teaser.tsx';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly highlight: ListContent['highlight'];
  readonly frame: Frame;
  /** The feed's first picture is also the page's. */
  readonly first: boolean;
  readonly level: 2 | 3;
  /** What was searched for, to be marked. */
  readonly term?: string;
}

/** Articles one below the other, and the highlighted one set between them where the rule puts it (R22). */
export const ArticleFeed = ({ cards, highlight, frame, first, level, term = '' }: Props) => (
  <ol className="feed">
    {cards.map((card, index) => [
      highlight?.index === index && (
        <li key="highlight" className="feed__highlight">
          <p className="feed__label">{listCopy.highlight}</p>
          <Teaser card={highlight.card} frame={frame} look="beside" level={level} size="half" lead />
        </li>
      ),
      <li key={card.id} className="feed__item">
        <Teaser card={card} frame={frame} look="beside" level={level} size="half" lead eager={first && index === 0} term={term} />
      </li>,
    ])}
  </ol>
);

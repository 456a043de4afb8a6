import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { hikingNewsTag } from '#core/editorial/lists/hiking.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { Teaser } from '../../teasers/teaser.tsx';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly frame: Frame;
}

/** The list itself omits these articles (spec §2.2, §2.4). */
export const HikingNews = ({ cards, frame }: Props) =>
  cards.length === 0 ? null : (
    <section className="hiking-news">
      <h2 className="container__title">
        <a href={`/cimke/${hikingNewsTag}`}>{listMessages.hikingNews}</a>
      </h2>
      {cards.map((card) => (
        <Teaser key={card.id} card={card} frame={frame} look="text" level={3} />
      ))}
    </section>
  );

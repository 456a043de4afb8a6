import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { CoveredTeaser } from '../../teasers/covered-teaser.tsx';
import { Teaser } from '../../teasers/teaser.tsx';

interface Props {
  readonly cards: readonly ArticleCard[] | null;
  readonly frame: Frame;
  readonly spoils: boolean;
}

/** Only when exactly four articles are left (spec §2.4). */
export const HighlightBox = ({ cards, frame, spoils }: Props) =>
  cards === null ? null : (
    <section>
      <h2 className="container__title">{listMessages.highlightBox}</h2>
      {cards.map((card) => (
        <CoveredTeaser key={card.id} spoils={spoils} cards={[card]}>
          <Teaser card={card} frame={frame} look="text" level={3} />
        </CoveredTeaser>
      ))}
    </section>
  );

import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { lasting } from '../../fragments/lasting.ts';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { Teaser } from '../../teasers/teaser.tsx';
import { ContainerHead } from './container-head.tsx';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly frame: Frame;
}

export const LongReads = lasting(({ cards, frame }: Props) => (
  <section className="long-reads">
    <div className="wrap">
      <ContainerHead title={frontMessages.special} path={null} />
      <div className="long-reads__items">
        {cards.map((card) => (
          <Teaser key={card.id} card={card} frame={frame} look="text" level={3} lead foot={false} />
        ))}
      </div>
    </div>
  </section>
));

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

export const PartnerRow = lasting(({ cards, frame }: Props) => (
  <section className="partners wrap">
    <ContainerHead title={frontMessages.partners} path={null} />
    <div className="partners__items">
      {cards.map((card) => (
        <Teaser key={card.id} card={card} frame={frame} look="beside" level={3} size="square" foot={false} />
      ))}
    </div>
  </section>
));

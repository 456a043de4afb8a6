import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { Teaser } from '../../teasers/teaser.tsx';
import { ContainerHead } from './container-head.tsx';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly frame: Frame;
}

export const Ledger = ({ cards, frame }: Props) =>
  cards.length === 0 ? null : (
    <section className="ledger wrap">
      <ContainerHead title={frontMessages.ledger} path={`${frame.site.pathPrefix}/friss`} />
      <div className="ledger__lines">
        {cards.map((card) => (
          <Teaser key={card.id} card={card} frame={frame} look="beside" level={3} size="square" />
        ))}
      </div>
    </section>
  );

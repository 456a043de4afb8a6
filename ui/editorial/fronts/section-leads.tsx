import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Teaser } from '../../teasers/teaser.tsx';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly frame: Frame;
}

export const SectionLeads = ({ cards, frame }: Props) => {
  const [first, ...others] = cards;
  if (first === undefined) return null;
  return (
    <section className="section-leads wrap">
      <div className="section-leads__first">
        <Teaser card={first} frame={frame} look="stacked" level={2} size="wide" lead eager />
      </div>
      <div className="section-leads__others">
        {others.map((card) => (
          <Teaser key={card.id} card={card} frame={frame} look="stacked" level={2} size="half" />
        ))}
      </div>
    </section>
  );
};

import type { WidgetContent } from '#core/pages/widget/widget-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Teaser } from '../teasers/teaser.tsx';

interface Props {
  readonly content: WidgetContent;
  readonly frame: Frame;
}

export const WidgetPage = ({ content: { cards, covers }, frame }: Props) => (
  <div className="widget">
    <h1 className="unseen">{frame.site.name}</h1>
    {!cards[0]?.cover && (
      <picture className="widget__cover">
        <source media="(min-aspect-ratio: 4/3)" srcSet={covers.fourThirds} />
        <img src={covers.square} alt="" width={1200} height={1200} />
      </picture>
    )}
    {cards.map((card, index) => (
      <Teaser key={card.id} card={card} frame={frame} look="beside" level={2} size="thumb" eager={index === 0} />
    ))}
  </div>
);

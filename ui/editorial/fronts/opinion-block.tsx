import { OpinionTeaser } from '../../teasers/opinion-teaser.tsx';
import type { BlockProps } from './block-props.ts';

export const OpinionBlock = ({ block, frame, level }: BlockProps) => (
  <div className="opinion-block">
    {block.items.slice(0, 4).map((card, index) => (
      <OpinionTeaser key={card.id} card={card} frame={frame} level={level} leads={index === 0} />
    ))}
  </div>
);

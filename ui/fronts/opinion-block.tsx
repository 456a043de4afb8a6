import { OpinionTeaser } from '../teasers/opinion-teaser.tsx';
import type { BlockProps } from './block-props.ts';

/** Voices side by side, each with its portrait. */
export const OpinionBlock = ({ block, frame, level }: BlockProps) => (
  <div className="opinion-block">
    {block.items.slice(0, 4).map((card) => (
      <OpinionTeaser key={card.id} card={card} frame={frame} level={level} />
    ))}
  </div>
);

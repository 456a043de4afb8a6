import { Teaser } from '../teasers/teaser.tsx';
import { type BlockProps, levelBelow } from './block-props.ts';

/** Many pictures, few words. */
export const GridBlock = ({ block, frame }: BlockProps) => (
  <div className="grid-block">
    {block.items.slice(0, 8).map((card) => <Teaser key={card.id} card={card} frame={frame} look="stacked" level={levelBelow(block.title)} size="card" foot={false} />)}
  </div>
);

import { headOfAll } from '../../teasers/kicker.tsx';
import { Teaser } from '../../teasers/teaser.tsx';
import type { BlockProps } from './block-props.ts';

export const RowBlock = ({ block, frame, first, level }: BlockProps) => (
  <div className="row-block">
    {block.items.slice(0, 3).map((card, index) => (
      <Teaser
        key={card.id}
        card={card}
        frame={frame}
        look="stacked"
        level={level}
        size="half"
        lead
        eager={first && index === 0}
        under={headOfAll(block.title, block.items)}
      />
    ))}
  </div>
);

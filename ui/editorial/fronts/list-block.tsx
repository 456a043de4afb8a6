import { Teaser } from '../../teasers/teaser.tsx';
import type { BlockProps } from './block-props.ts';

export const ListBlock = ({ block, frame, level }: BlockProps) => {
  const [lead, ...others] = block.items;
  if (lead === undefined) return null;
  return (
    <div className="list-block">
      <Teaser card={lead} frame={frame} look="stacked" level={level} size="half" lead under={block.title} />
      <div className="list-block__rest">
        {others.slice(0, 6).map((card) => (
          <Teaser key={card.id} card={card} frame={frame} look="text" level={level} lead under={block.title} />
        ))}
      </div>
    </div>
  );
};

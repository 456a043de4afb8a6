import type { BlockProps } from './block-props.ts';
import { Teaser } from '../../teasers/teaser.tsx';

export const LeadBlock = ({ block, frame, first }: BlockProps) => {
  const [lead, ...others] = block.items;
  if (lead === undefined) return null;
  return (
    <div className="lead-block">
      <Teaser card={lead} frame={frame} look="lead" level={2} size="wide" lead eager={first} />
      <div className="lead-block__related">
        {others.slice(0, 2).map((card) => (
          <Teaser key={card.id} card={card} frame={frame} look="text" level={3} />
        ))}
      </div>
    </div>
  );
};

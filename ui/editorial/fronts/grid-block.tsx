import { headOfAll } from '../../teasers/kicker.tsx';
import { Teaser } from '../../teasers/teaser.tsx';
import type { BlockProps } from './block-props.ts';

const columns = 4;

/** Whole rows only: a single picture in the last row looks broken. */
const inWholeRows = <T,>(items: readonly T[]): readonly T[] =>
  items.slice(
    0,
    items.length < columns ? items.length : Math.min(items.length - (items.length % columns), 2 * columns),
  );

export const GridBlock = ({ block, frame, level }: BlockProps) => (
  <div className="grid-block">
    {inWholeRows(block.items).map((card) => (
      <Teaser
        key={card.id}
        card={card}
        frame={frame}
        look="stacked"
        level={level}
        size="card"
        foot={false}
        under={headOfAll(block.title, block.items)}
      />
    ))}
  </div>
);

import type { ReactNode } from 'react';
import type { BlockLayout } from '#core/editorial/front-page/front-block.ts';
import { lasting } from '../../fragments/lasting.ts';
import { BreakingBlock } from './breaking-block.tsx';
import type { BlockProps, ContainerProps } from './block-props.ts';
import { ContainerHead } from './container-head.tsx';
import { GridBlock } from './grid-block.tsx';
import { LeadBlock } from './lead-block.tsx';
import { ListBlock } from './list-block.tsx';
import { OpinionBlock } from './opinion-block.tsx';
import { RowBlock } from './row-block.tsx';
import { StripBlock } from './strip-block.tsx';

const blocks: Readonly<Record<BlockLayout, (props: BlockProps) => ReactNode>> = {
  lead: LeadBlock,
  row: RowBlock,
  grid: GridBlock,
  list: ListBlock,
  opinion: OpinionBlock,
  strip: StripBlock,
  breaking: BreakingBlock,
};

const fullWidth: ReadonlySet<BlockLayout> = new Set(['strip', 'breaking']);

export const FrontContainer = lasting(
  (props: ContainerProps) => {
    const { layout, title, path, items } = props.block;
    const Block = blocks[layout];
    if (items.length === 0) return null;
    const block = <Block {...props} level={title === '' ? 2 : 3} />;
    if (fullWidth.has(layout)) return block;
    return (
      <section className={`container container--${layout}`}>
        {title !== '' && <ContainerHead title={title} path={path} />}
        {block}
      </section>
    );
  },
  ({ block, first }) => first || block.layout === 'breaking',
);

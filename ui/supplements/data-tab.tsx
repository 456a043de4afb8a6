import type { Frame } from '#core/pages/page-frame.ts';
import { supplementMessages } from '../messages/supplements.ts';
import type { SupplementData } from '#core/pages/supplement/supplement-content.ts';
import { BlockDrawing } from './block-drawing.tsx';
import { ConstituencyResult } from './constituency-result.tsx';
import { ViewLinks } from './view-links.tsx';

interface Props {
  readonly content: SupplementData;
  readonly frame: Frame;
}

const Empty = ({ path }: { readonly path: string }) => (
  <div className="empty">
    <p>{supplementMessages.empty}</p>
    <a className="button" href={path}>
      {supplementMessages.toArticles}
    </a>
  </div>
);

/** A tab of data: its blocks one below the other. What could not be read is absent, and the tab stands (R9). */
export const DataTab = ({ content: { views, blocks, unit, choice, tabPath, tabs }, frame }: Props) => (
  <>
    <ViewLinks views={views} />
    {unit !== null && <ConstituencyResult unit={unit} path={tabPath} />}
    {unit === null && blocks.length === 0 && <Empty path={tabs[0]?.path ?? '/'} />}
    {blocks.map((block) => (
      <section key={`${block.type} ${block.title}`} className={`data-block data-block--${block.type}`}>
        <h2 className="data-block__title">{block.title}</h2>
        <BlockDrawing block={block} frame={frame} choice={choice} tabPath={tabPath} />
        {block.note !== '' && <p className="data-block__note">{block.note}</p>}
      </section>
    ))}
  </>
);

import type { Frame } from '#core/pages/page-frame.ts';
import type { ShownBlock, SupplementData } from '#core/pages/supplement/supplement-content.ts';
import { latestState } from '#core/polling/live-history.ts';
import { constituencyBelow } from '#core/editorial/supplements/constituencies.ts';
import { blockName } from '#core/editorial/supplements/count.ts';
import type { DataBlock } from '#core/editorial/supplements/data-block.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { useHeldPlace } from '../../sport/use-held-place.ts';
import { writtenMoment } from '../../times/written.ts';
import { BlockDrawing } from './block-drawing.tsx';
import { ConstituencyResult } from './constituency-result.tsx';
import { CountState } from './count-state.tsx';
import { SeatChanges } from './seat-changes.tsx';
import { useFollowedCount } from './use-followed-count.ts';
import { ViewLinks } from './view-links.tsx';

interface Props {
  readonly content: SupplementData;
  readonly frame: Frame;
}

const Empty = ({ path, running }: { readonly path: string; readonly running: boolean }) => (
  <div className="empty">
    <p>{running ? supplementMessages.awaited : supplementMessages.empty}</p>
    <a className="button" href={path}>
      {supplementMessages.toArticles}
    </a>
  </div>
);

const standing = (served: readonly ShownBlock[], counted: readonly DataBlock[]): readonly ShownBlock[] => {
  const byName = new Map(
    counted.flatMap((block) => (block.type === 'frame' ? [] : [[blockName(block), block] as const])),
  );
  const names = new Set(served.map(blockName));
  return [
    ...served.map((block) => byName.get(blockName(block)) ?? block),
    ...[...byName].flatMap(([name, block]) => (names.has(name) ? [] : [block])),
  ];
};

/** Unreadable blocks are left out (R9). */
export const DataTab = ({ content, frame }: Props) => {
  const { views, choice, tabPath, tabs } = content;
  const history = useFollowedCount(content);
  const { count, blocks: counted, held } = latestState(history).value;
  const root = useHeldPlace<HTMLDivElement>();
  const unit = content.unit && (constituencyBelow(counted, content.unit.slug) ?? content.unit);
  const blocks = unit === null ? standing(content.blocks, counted) : [];
  const running = count !== null && !count.final;
  return (
    <div className="data-tab" ref={root}>
      <ViewLinks views={views} />
      {count !== null && <CountState count={count} observedAt={history.observedAt} frame={frame} />}
      {unit !== null && <ConstituencyResult unit={unit} path={tabPath} />}
      {unit === null && blocks.length === 0 && <Empty path={tabs[0]?.path ?? '/'} running={running} />}
      {blocks.map((block) => {
        const since = held.find(({ name }) => name === blockName(block))?.countedAt;
        return (
          <section key={blockName(block)} className={`data-block data-block--${block.type}`} data-hold>
            <h2 className="data-block__title">{tiedTitle(block.title)}</h2>
            {since !== undefined && (
              <p className="data-block__note">
                {supplementMessages.heldSince} {writtenMoment(since, frame.renderedAt, frame.site.timeZone)}
              </p>
            )}
            <BlockDrawing block={block} frame={frame} choice={choice} tabPath={tabPath} running={running} />
            {block.note !== '' && <p className="data-block__note">{block.note}</p>}
          </section>
        );
      })}
      {count !== null && count.changes.length > 0 && <SeatChanges count={count} frame={frame} />}
    </div>
  );
};

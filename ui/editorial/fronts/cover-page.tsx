import type { ReactNode } from 'react';
import type { CoverContent } from '#core/pages/cover/cover-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { ListPage } from '../lists/list-page.tsx';
import { AfterCover } from './after-cover.tsx';
import { BreakingBlock } from './breaking-block.tsx';
import { ShowList } from './show-list.tsx';
import { EpisodeList } from './episode-list.tsx';
import { FrontContainer } from './front-container.tsx';
import { G7Cover } from './g7-cover.tsx';
import { PodcastRow } from './podcast-row.tsx';

interface Props {
  readonly content: CoverContent;
  readonly frame: Frame;
}

const EditorsCover = ({ content: { autoBlock, blocks, breaking, episodes }, frame }: Props) => (
  <>
    {blocks.map((block, index) => (
      <div key={block.position} className={block.layout === 'strip' ? undefined : 'wrap'}>
        <FrontContainer block={block} frame={frame} first={index === 0 && breaking === null} />
      </div>
    ))}
    <PodcastRow episodes={episodes} frame={frame} />
    {autoBlock && (
      <div className="wrap">
        <FrontContainer block={autoBlock} frame={frame} first={false} />
      </div>
    )}
  </>
);

const containersOf = ({ content, frame }: Props): ReactNode => {
  const { blocks, episodes, extras, autoBlock, shows } = content;
  if (shows.length > 0)
    return (
      <>
        <ShowList shows={shows} frame={frame} />
        <EpisodeList episodes={episodes} frame={frame} />
      </>
    );
  if (extras !== null)
    return frame.site.role === 'g7' ? (
      <G7Cover content={content} extras={extras} frame={frame} />
    ) : (
      <AfterCover content={content} extras={extras} frame={frame} />
    );
  return blocks.length + episodes.length === 0 && autoBlock === null ? undefined : (
    <EditorsCover content={content} frame={frame} />
  );
};

export const CoverPage = ({ content, frame }: Props) => (
  <div className="front">
    {content.breaking && <BreakingBlock block={content.breaking} frame={frame} />}
    <ListPage content={content} frame={frame}>
      {containersOf({ content, frame })}
    </ListPage>
  </div>
);

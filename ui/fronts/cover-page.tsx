import type { CoverContent, Frame } from '#core/pages/page.ts';
import { ListPage } from '../lists/list-page.tsx';
import { BreakingBlock } from './breaking-block.tsx';
import { FrontContainer } from './front-container.tsx';
import { PodcastRow } from './podcast-row.tsx';

interface Props {
  readonly content: CoverContent;
  readonly frame: Frame;
}

/** The cover of a prefix site: its containers, its podcasts, then everything it has, page by page. */
export const CoverPage = ({ content, frame }: Props) => {
  const { breaking, blocks, episodes } = content;
  const containers = blocks.length + episodes.length === 0 ? undefined : (
    <>
      {blocks.map((block, index) => (
        <div key={block.position} className={block.layout === 'strip' ? undefined : 'wrap'}>
          <FrontContainer block={block} frame={frame} first={index === 0 && breaking === null} />
        </div>
      ))}
      <PodcastRow episodes={episodes} frame={frame} />
    </>
  );
  return (
    <div className="front">
      {breaking && <BreakingBlock block={breaking} frame={frame} />}
      <ListPage content={content} frame={frame}>{containers}</ListPage>
    </div>
  );
};

import type { PublishedCard } from '#core/editorial/articles/article.ts';
import type { BlockLayout, FrontBlock } from '#core/editorial/front-page/front-block.ts';
import type { CoverExtras } from '#core/pages/cover/cover-extras.ts';
import type { CoverContent } from '#core/pages/cover/cover-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { EpisodeList } from './episode-list.tsx';
import { FrontContainer } from './front-container.tsx';
import { OpeningNote } from './opening-note.tsx';
import { VideoBand } from './video-band.tsx';

interface Props {
  readonly content: CoverContent;
  readonly extras: CoverExtras;
  readonly frame: Frame;
}

const block = (layout: BlockLayout, title: string, items: readonly PublishedCard[]): FrontBlock => ({
  position: 0,
  layout,
  title,
  path: null,
  siteSlug: null,
  items,
});

/** Contents: spec §9. */
export const AfterCover = ({ content: { autoBlock, breaking, episodes }, extras, frame }: Props) => (
  <>
    <div className="wrap cover__news">
      <FrontContainer block={block('lead', '', extras.news)} frame={frame} first={breaking === null} />
    </div>
    <OpeningNote body={extras.opening} frame={frame} />
    <div className="wrap cover__cards">
      <FrontContainer block={block('grid', frontMessages.cards, extras.cards)} frame={frame} first={false} />
    </div>
    <VideoBand body={extras.video} frame={frame} />
    <div className="wrap cover__articles">
      <FrontContainer block={block('list', frontMessages.articles, extras.articles)} frame={frame} first={false} />
    </div>
    <EpisodeList episodes={episodes} frame={frame} />
    {autoBlock && (
      <div className="wrap">
        <FrontContainer block={autoBlock} frame={frame} first={false} />
      </div>
    )}
  </>
);

import { supplementSlot } from '#core/ads/house-slots.ts';
import type { SupplementContent } from '#core/pages/supplement/supplement-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { WideAd } from '../../ads/list-ad.tsx';
import { adMessages } from '../../messages/ads.ts';
import { ArticleFeed } from '../lists/article-feed.tsx';
import { ListHeader } from '../lists/list-header.tsx';
import { listAnchor } from '../lists/list-anchor.ts';
import { Pagination } from '../lists/pagination.tsx';
import { SideBoxes } from '../lists/side-boxes.tsx';
import { Tabs } from '../../controls/tabs.tsx';
import { ArchiveSearch } from '../search/archive-search.tsx';
import { DataTab } from './data-tab.tsx';
import { GameTab } from './game-tab.tsx';
import { StandingStrip } from './standing-strip.tsx';
import { SupplementMark } from './supplement-mark.tsx';
import { SupplementSide } from './supplement-side.tsx';

interface Props {
  readonly content: SupplementContent;
  readonly frame: Frame;
}

const OpenTab = ({ content, frame }: Props) => {
  switch (content.kind) {
    case 'data':
      return <DataTab content={content} frame={frame} />;
    case 'game':
      return <GameTab content={content} frame={frame} />;
    case 'articles':
      return (
        <>
          <ArticleFeed
            cards={content.list.items}
            highlight={content.highlight}
            frame={frame}
            first
            opening={content.list.page === 1}
            level={2}
            under={content.header.title}
          />
          <Pagination
            label={listMessages.pages}
            path={content.path}
            page={content.list.page}
            totalPages={content.list.totalPages}
            anchor={listAnchor(content.path)}
          />
        </>
      );
  }
};

const tellsItself = (content: SupplementContent): boolean => content.kind === 'data' && content.counting !== null;

/** Supplement (spec §2.3). */
export const SupplementPage = ({ content, frame }: Props) => {
  const { header, tabs, supplement, newest, newestTitle, boxes, kind } = content;
  return (
    <div className={`list-page supplement supplement--${kind}`} data-hue={supplement.colour}>
      <div className="wrap">
        <div className="supplement__head">
          <SupplementMark path={supplement.mark} />
          <ListHeader header={header} frame={frame} />
        </div>
        {supplement.standing && !tellsItself(content) && <StandingStrip standing={supplement.standing} frame={frame} />}
        <Tabs tabs={tabs} />
      </div>
      <div className="zone zone--alone wrap">
        <section className="zone__main" id="lista" aria-label={kind === 'articles' ? listMessages.list : undefined}>
          <OpenTab content={content} frame={frame} />
        </section>
        <div className="zone__below">
          <section className="side-box">
            <h2 className="container__title">{supplementMessages.search}</h2>
            <ArchiveSearch
              action="/archivum"
              tags={supplement.searchTags}
              term=""
              title={supplementMessages.search}
              id="melleklet-kereso"
            />
          </section>
          <SupplementSide content={content} />
          <SideBoxes content={{ boxes, newest, newestTitle, highlightBox: null }} frame={frame} />
        </div>
      </div>
      <WideAd slot={supplementSlot} offer={adMessages.house[1]} frame={frame} />
    </div>
  );
};

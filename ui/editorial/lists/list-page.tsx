import type { ReactNode } from 'react';
import { listEndSlot } from '#core/ads/house-slots.ts';
import type { ListContent } from '#core/pages/list/list-content.ts';
import { opinionSection } from '#core/editorial/articles/by-people.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { WideAd } from '../../ads/list-ad.tsx';
import { adMessages } from '../../messages/ads.ts';
import { SponsoredLine } from '../../ads/sponsored-line.tsx';
import { listMessages } from '../../messages/editorial/lists.ts';
import { SincePlace } from '../../teasers/newest-column.tsx';
import { LiveStrip } from '../../sport/live/live-strip.tsx';
import { ArticleFeed } from './article-feed.tsx';
import { heightOf } from './beside-or-below.ts';
import { FeedLink } from './feed-link.tsx';
import { HikingGuide } from './hiking-guide.tsx';
import { isOnMasthead, ListHeader } from './list-header.tsx';
import { listAnchor } from './list-anchor.ts';
import { OpinionFeed } from './opinion-feed.tsx';
import { Pagination } from './pagination.tsx';
import { ListSides } from './side-boxes.tsx';
import { Tabs } from '../../controls/tabs.tsx';

interface Props {
  readonly content: ListContent;
  readonly frame: Frame;
  readonly children?: ReactNode;
  readonly even?: boolean;
}

/** Shared by section, tag, author and plain lists (spec §2.2). */
export const ListPage = ({ content, frame, children, even = false }: Props) => {
  const { header, tabs, list, highlight, path, podcast, sportWay, hiking } = content;
  const isCover = children !== undefined;
  const headed = isOnMasthead(header, frame);
  const spoils = /^\/rovat\/sport(?:\/|$)/.test(path);
  const tab = isCover ? undefined : tabs.find(({ current }) => current);
  const opening = !isCover && !even && list.page === 1;
  const isOpinion = path.endsWith(`/rovat/${opinionSection}`);
  return (
    <div className="list-page">
      <div className="wrap">
        <ListHeader header={header} podcast={podcast} sportWay={sportWay} frame={frame} />
        <Tabs tabs={tabs} />
        {!isCover && frame.line && <SponsoredLine frame={frame} />}
      </div>
      {content.live && content.live.lines.length > 0 && <LiveStrip live={content.live} />}
      <SincePlace />
      {children}
      {isCover && frame.line && (
        <div className="wrap">
          <SponsoredLine frame={frame} />
        </div>
      )}
      <HikingGuide guide={hiking} frame={frame} />
      <div className="zone wrap">
        <section className="zone__main" id="lista" aria-label={listMessages.list}>
          {headed && (
            <div className="feed-head">
              <h2 className="container__title">{tab?.label ?? listMessages.all}</h2>
              <FeedLink header={header} />
            </div>
          )}
          {isOpinion ? (
            <OpinionFeed cards={list.items} frame={frame} level={headed ? 3 : 2} opening={opening} />
          ) : (
            <ArticleFeed
              cards={list.items}
              highlight={highlight}
              frame={frame}
              first={!isCover}
              opening={opening && hiking === null}
              level={headed ? 3 : 2}
              spoils={spoils}
              under={tab !== undefined && headed ? tab.label : header.title}
            />
          )}
          <Pagination
            label={listMessages.pages}
            path={path}
            page={list.page}
            totalPages={list.totalPages}
            anchor={listAnchor(path)}
          />
        </section>
        <ListSides
          content={content}
          frame={frame}
          spoils={spoils}
          room={heightOf({ items: list.items.length, opening, opinion: isOpinion })}
        />
      </div>
      <WideAd slot={listEndSlot} offer={adMessages.house[2]} frame={frame} />
    </div>
  );
};

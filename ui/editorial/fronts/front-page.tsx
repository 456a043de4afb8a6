import { frontSlots } from '#core/ads/house-slots.ts';
import type { FrontContent } from '#core/pages/front/front-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { WideAd } from '../../ads/list-ad.tsx';
import { adMessages } from '../../messages/ads.ts';
import { SponsoredLine } from '../../ads/sponsored-line.tsx';
import { DayBand } from '../common-data/day-band.tsx';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { LiveStrip } from '../../sport/live/live-strip.tsx';
import { BreakingBlock } from './breaking-block.tsx';
import { FrontContainer } from './front-container.tsx';
import { frontParts } from '#core/editorial/front-page/front-parts.ts';
import { LongReads } from './long-reads.tsx';
import { NewestColumn, SincePlace } from '../../teasers/newest-column.tsx';
import { NumberedList } from './numbered-list.tsx';
import { PartnerRow } from './partner-row.tsx';
import { PodcastRow } from './podcast-row.tsx';

interface Props {
  readonly content: FrontContent;
  readonly frame: Frame;
}

export const FrontPage = ({ content, frame }: Props) => {
  const { lead, zone, rest } = frontParts(content);
  const isAlone = content.newest.length === 0;
  const isEmpty = isAlone && lead === null;
  return (
    <div className="front">
      <h1 className="unseen">{frame.site.name}</h1>
      {content.breaking && <BreakingBlock block={content.breaking} frame={frame} />}
      {isEmpty && (
        <div className="empty wrap">
          <h2 className="empty__title">{frontMessages.nothingYet}</h2>
        </div>
      )}
      {content.live && content.live.lines.length > 0 && <LiveStrip live={content.live} />}
      <SincePlace />
      {lead && (
        <div className="wrap">
          <FrontContainer block={lead} frame={frame} first={content.breaking === null} />
        </div>
      )}
      {frame.line && (
        <div className="wrap">
          <SponsoredLine frame={frame} />
        </div>
      )}
      <div className={isAlone ? 'zone zone--alone wrap' : 'zone wrap'}>
        <div className="zone__main">
          {zone.map((block) => (
            <FrontContainer key={block.position} block={block} frame={frame} first={false} />
          ))}
        </div>
        <NewestColumn cards={content.newest} frame={frame} />
      </div>
      {!isEmpty && <WideAd slot={frontSlots[0]} offer={adMessages.house[1]} frame={frame} />}
      <DayBand frame={frame} />
      {rest.map((part) => {
        switch (part.kind) {
          case 'block':
            return (
              <div key={`b${part.block.position}`} className={part.block.layout === 'strip' ? undefined : 'wrap'}>
                <FrontContainer block={part.block} frame={frame} first={false} />
              </div>
            );
          case 'strip':
            return <FrontContainer key={`s${part.block.siteSlug}`} block={part.block} frame={frame} first={false} />;
          case 'important':
            return (
              <NumberedList key="important" title={frontMessages.important} path="/legfontosabb" cards={part.cards} />
            );
          case 'favorite':
            return (
              <NumberedList key="favorite" title={frontMessages.favorite} path="/kedvenceink" cards={part.cards} />
            );
          case 'special':
            return <LongReads key="special" cards={part.cards} frame={frame} />;
          case 'partners':
            return <PartnerRow key="partners" cards={part.cards} frame={frame} />;
          case 'podcasts':
            return <PodcastRow key="podcasts" episodes={part.episodes} frame={frame} />;
        }
      })}
      {!isEmpty && <WideAd slot={frontSlots[1]} offer={adMessages.house[2]} frame={frame} />}
    </div>
  );
};

import type { MenuItem } from '#core/common-data/common-data.ts';
import type { ListContent } from '#core/pages/list/list-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { ListAd } from '../ads/list-ad.tsx';
import { listMessages } from '../messages/lists.ts';
import { SideDay } from '../common-data/side-day.tsx';
import { FrameEmbed } from '../embeds/frame-embed.tsx';
import { NewestColumn } from '../teasers/newest-column.tsx';
import { CoveredTeaser } from '../sport/covered-teaser.tsx';
import { HighlightBox } from './highlight-box.tsx';
import { HikingNews } from './hiking-news.tsx';
import { langOf } from '../messages/language.ts';

interface Props {
  readonly content: Pick<ListContent, 'boxes' | 'highlightBox' | 'newest'>;
  readonly frame: Frame;
  /** Results are told here to those alone who want to see them. */
  readonly spoils?: boolean;
}

interface LinkBoxProps {
  readonly name: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A few links under a head. */
const LinkBox = ({ name, title, items }: LinkBoxProps) =>
  items.length === 0 ? null : (
    <section className={`side-links side-links--${name}`}>
      <h2 className="container__title">{title}</h2>
      <ul className="side-links__items" lang={langOf(false)}>
        {items.map(({ label, url }) => (
          <li key={url}>
            <a className="side-links__link" href={url}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Everything beside a list, each box where the rule puts it (spec §2.4). */
export const SideBoxes = ({ content: { boxes, highlightBox, newest }, frame, spoils = false }: Props) => {
  const { menus } = frame.common;
  return (
    <>
      {boxes.music && (
        <section className="side-music">
          <h2 className="container__title">{listMessages.music}</h2>
          <FrameEmbed embed={boxes.music} frame={frame} />
        </section>
      )}
      <HighlightBox cards={highlightBox} frame={frame} spoils={spoils} />
      <HikingNews cards={boxes.hikingNews} frame={frame} />
      <CoveredTeaser spoils={spoils} cards={newest}>
        <NewestColumn cards={newest} frame={frame} />
      </CoveredTeaser>
      {boxes.day && <SideDay frame={frame} />}
      {boxes.ad && <ListAd slot={boxes.ad} frame={frame} />}
      {boxes.follow && <LinkBox name="follow" title={listMessages.follow} items={menus['footer-social']} />}
      {boxes.links && (
        <LinkBox
          name="shop"
          title={listMessages.appAndShop}
          items={[...menus['footer-app'], { label: listMessages.shop, url: '/shop' }]}
        />
      )}
    </>
  );
};

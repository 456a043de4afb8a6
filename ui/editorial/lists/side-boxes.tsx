import type { ReactNode } from 'react';
import type { ListContent } from '#core/pages/list/list-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { ListAd } from '../../ads/list-ad.tsx';
import { FloodingBox } from '../common-data/flooding-box.tsx';
import { RatesBox } from '../common-data/rates-box.tsx';
import { SponsoredBox } from '../common-data/sponsored-box.tsx';
import { WeatherBox } from '../common-data/weather-box.tsx';
import { WidgetBox } from '../common-data/widget-box.tsx';
import { FrameEmbed } from '../../article-body/embeds/frame-embed.tsx';
import { listMessages } from '../../messages/editorial/lists.ts';
import { CoveredTeaser } from '../../teasers/covered-teaser.tsx';
import { NewestColumn } from '../../teasers/newest-column.tsx';
import { countBeside, heights } from './beside-or-below.ts';
import { HighlightBox } from './highlight-box.tsx';
import { HikingNews } from './hiking-news.tsx';
import { LinkBox } from './link-box.tsx';

interface Props {
  readonly content: Pick<ListContent, 'boxes' | 'highlightBox' | 'newest' | 'newestTitle'>;
  readonly frame: Frame;
  readonly spoils?: boolean;
}

type SideBox = readonly [height: number, box: ReactNode];

const boxesOfDay = (frame: Frame): readonly (SideBox | false)[] => {
  const { weather, flooding, exchangeRates, widgets, sponsored } = frame.common;
  return [
    weather !== null && [heights.weather, <WeatherBox key="weather" frame={frame} />],
    flooding !== null && [heights.flooding, <FloodingBox key="flooding" frame={frame} />],
    exchangeRates.length > 0 && [heights.rates, <RatesBox key="rates" frame={frame} />],
    ...widgets.map((widget): SideBox => [heights.widget, <WidgetBox key={JSON.stringify(widget)} widget={widget} />]),
    sponsored.length > 0 && [heights.sponsored, <SponsoredBox key="sponsored" cards={sponsored} />],
  ];
};

/** The newest articles and the section's own boxes: open on phones, too (R58). */
const ownBoxes = ({
  content: { boxes, highlightBox, newest, newestTitle },
  frame,
  spoils = false,
}: Props): readonly SideBox[] => {
  const { music, hikingNews } = boxes;
  const all: readonly (SideBox | false)[] = [
    music !== null && [
      heights.music,
      <section key="music" className="side-music">
        <h2 className="container__title">{listMessages.music}</h2>
        <FrameEmbed embed={music} frame={frame} />
      </section>,
    ],
    highlightBox !== null && [
      heights.teasers,
      <HighlightBox key="highlight" cards={highlightBox} frame={frame} spoils={spoils} />,
    ],
    hikingNews.length > 0 && [heights.teasers, <HikingNews key="hiking" cards={hikingNews} frame={frame} />],
    newest.length > 0 && [
      heights.newest,
      <CoveredTeaser key="newest" spoils={spoils} cards={newest}>
        <NewestColumn cards={newest} title={newestTitle} frame={frame} />
      </CoveredTeaser>,
    ],
  ];
  return all.filter((box) => box !== false);
};

const otherBoxes = ({ content: { boxes }, frame }: Props): readonly SideBox[] => {
  const { menus } = frame.common;
  const shop = [...menus['footer-app'], { label: listMessages.shop, url: '/shop' }];
  const all: readonly (SideBox | false)[] = [
    ...(boxes.day ? boxesOfDay(frame) : []),
    boxes.ad !== null && [heights.ad, <ListAd key="ad" slot={boxes.ad} frame={frame} />],
    boxes.follow && [
      heights.links,
      <LinkBox key="follow" name="follow" title={listMessages.follow} items={menus['footer-social']} />,
    ],
    boxes.links && [heights.links, <LinkBox key="shop" name="shop" title={listMessages.appAndShop} items={shop} />],
  ];
  return all.filter((box) => box !== false);
};

const set = (boxes: readonly SideBox[]) => boxes.map(([, box]) => box);

/** Closed on phones. Wider pages show its content without a control (list-sides.css). */
const MoreBoxes = ({ children }: { readonly children: ReactNode }) => (
  <details className="more-boxes">
    <summary className="more-boxes__head container__title">{listMessages.more}</summary>
    {children}
  </details>
);

/** Order: spec §2.4. */
export const SideBoxes = (props: Props) => {
  const others = otherBoxes(props);
  return (
    <>
      {set(ownBoxes(props))}
      {others.length > 0 && <MoreBoxes>{set(others)}</MoreBoxes>}
    </>
  );
};

const Split = ({ boxes, beside }: { readonly boxes: readonly SideBox[]; readonly beside: number }) => (
  <>
    {beside > 0 && <div className="zone__side">{set(boxes.slice(0, beside))}</div>}
    {beside < boxes.length && <div className="zone__below">{set(boxes.slice(Math.max(0, beside)))}</div>}
  </>
);

export const ListSides = ({ room, ...props }: Props & { readonly room: number }) => {
  const [own, others] = [ownBoxes(props), otherBoxes(props)];
  const beside = countBeside(
    [...own, ...others].map(([height]) => height),
    room,
  );
  return (
    <div className="zone__sides">
      {beside === 0 && <div className="zone__side" />}
      <Split boxes={own} beside={beside} />
      {others.length > 0 && (
        <MoreBoxes>
          <Split boxes={others} beside={beside - own.length} />
        </MoreBoxes>
      )}
    </div>
  );
};

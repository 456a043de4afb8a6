import { useLayoutEffect, useRef } from 'react';
import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { teaserMessages } from '../messages/editorial/teasers.ts';
import { spoken } from '../messages/language.ts';
import { tellTime } from '../window/relative-times.ts';
import { zoneClock } from '../window/zone-clock.ts';
import { isSameDay, written, writtenClock } from './written.ts';

interface Told {
  /** Unix seconds. */
  readonly at: number;
  readonly words: string;
}

/**
 * Renders the absolute time. The browser makes it relative, because a cached page must stay correct (R18). `key`
 * prevents reuse of the old title.
 */
export const ToldTime = ({ at, words }: Told) => {
  const time = useRef<HTMLTimeElement>(null);
  const isTold = spoken.language === 'hu';
  useLayoutEffect(() => {
    if (isTold && time.current !== null) tellTime(time.current, zoneClock);
  });
  return (
    <time key={at} ref={time} dateTime={isoTime(at)} data-at={isTold ? at : undefined} suppressHydrationWarning>
      {words}
    </time>
  );
};

interface Props {
  /** Unix seconds. */
  readonly at: number;
  readonly frame: Frame;
}

export const WrittenTime = ({ at, frame: { renderedAt, site } }: Props) => (
  <ToldTime at={at} words={written.moment(at, renderedAt, site.timeZone)} />
);

export const WrittenDay = ({ at, frame: { renderedAt, site } }: Props) => (
  <time dateTime={isoTime(at)}>{written.day(at, renderedAt, site.timeZone)}</time>
);

export const ClockTime = ({ at, frame: { renderedAt, site } }: Props) => (
  <ToldTime
    at={at}
    words={
      isSameDay(at, renderedAt, site.timeZone)
        ? writtenClock(at, site.timeZone)
        : written.day(at, renderedAt, site.timeZone)
    }
  />
);

interface CardProps {
  readonly card: Pick<ArticleCard, 'publishedAt' | 'latestPostAt' | 'pr'>;
  readonly frame: Frame;
}

/** Time of a running live blog's latest post. A clock time, because it changes with every post. */
export const LatestPost = ({ card: { latestPostAt: at }, frame: { renderedAt, site } }: CardProps) =>
  at !== undefined && (
    <span className="latest-post">
      {teaserMessages.updated}{' '}
      <time dateTime={isoTime(at)}>
        {isSameDay(at, renderedAt, site.timeZone)
          ? writtenClock(at, site.timeZone)
          : written.moment(at, renderedAt, site.timeZone)}
      </time>
    </span>
  );

/** None for paid content (R57). */
export const CardTime = ({ card, frame }: CardProps) =>
  !card.pr &&
  (card.latestPostAt === undefined ? (
    <WrittenTime at={card.publishedAt} frame={frame} />
  ) : (
    <LatestPost card={card} frame={frame} />
  ));

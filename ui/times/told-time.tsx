import { useLayoutEffect, useRef } from 'react';
import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { spoken } from '../messages/language.ts';
import { tellTime } from '../window/relative-times.ts';
import { zoneClock } from '../window/zone-clock.ts';
import { isSameDay, written, writtenClock } from './written.ts';

interface Told {
  /** Unix seconds. */
  readonly at: number;
  /** As a copy may say it however long it is kept. */
  readonly words: string;
}

/**
 * The absolute time; the browser turns it relative by `data-at`, because a kept copy must not lie (R18), and one that
 * React has just drawn before anybody sees it. Its element is keyed by its moment, so that no other one's title stays
 * on it. A page in English is left as it is.
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

/** By the calendar and the clock. */
export const WrittenTime = ({ at, frame: { renderedAt, site } }: Props) => (
  <ToldTime at={at} words={written.moment(at, renderedAt, site.timeZone)} />
);

/**
 * By the clock on the day of the copy, by the calendar before it: for columns in which times stand under each other.
 */
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

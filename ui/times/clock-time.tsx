import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { hourAndMinute, localTime } from '#core/wording/local-time.ts';
import { speakRelativeDate } from '#core/wording/hu.ts';
import { useTold } from './use-told.ts';

interface Props {
  /** Unix seconds. */
  readonly at: number;
  readonly frame: Frame;
}

const written = (at: number, now: number, zone: string): string => {
  const { year, month, day, hour, minute } = localTime(at, zone);
  const today = localTime(now, zone);
  return year === today.year && month === today.month && day === today.day
    ? hourAndMinute(hour, minute)
    : speakRelativeDate({ kind: 'this-year', month, day });
};

/**
 * By the clock on the day of the copy, by the calendar before it: for columns in which times stand under each other.
 */
export const ClockTime = ({ at, frame }: Props) => {
  const time = useTold();
  return (
    <time key={at} ref={time} dateTime={isoTime(at)} data-at={at} suppressHydrationWarning>
      {written(at, frame.renderedAt, frame.site.timeZone)}
    </time>
  );
};

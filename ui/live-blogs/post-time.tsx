import type { Frame } from '#core/pages/page-frame.ts';
import { speakRelativeDate } from '#core/wording/hu.ts';
import { speakDate } from '#core/wording/hu-dates.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { hourAndMinute, localTime } from '#core/wording/local-time.ts';
import { isSameDay } from '../times/is-same-day.ts';
import { useTold } from '../times/use-told.ts';

interface Props {
  /** Unix seconds. */
  readonly at: number;
  /** Whether the day is told, too, if it is not that of the copy. */
  readonly dated: boolean;
  readonly frame: Frame;
}

/** When a post came: on a rail the clock is told of any day; today's times turn relative while they are young (R18). */
export const PostTime = ({
  at,
  dated,
  frame: {
    renderedAt,
    site: { timeZone },
  },
}: Props) => {
  const time = useTold();
  const { year, month, day, hour, minute } = localTime(at, timeZone);
  const clock = hourAndMinute(hour, minute);
  if (isSameDay(at, renderedAt, timeZone))
    return (
      <time key={at} ref={time} dateTime={isoTime(at)} data-at={at} suppressHydrationWarning>
        {clock}
      </time>
    );
  const written =
    year === localTime(renderedAt, timeZone).year
      ? speakRelativeDate({ kind: 'this-year', month, day })
      : speakDate(at, timeZone);
  return (
    <time dateTime={isoTime(at)}>
      {clock}
      {dated && (
        <>
          {' '}
          <span className="post__day">{written}</span>
        </>
      )}
    </time>
  );
};

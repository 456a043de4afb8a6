import { isoTime } from '#core/wording/iso-time.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { writtenMoment } from './written-moment.ts';
import { useTold } from './use-told.ts';

interface Props {
  /** Unix seconds. */
  readonly at: number;
  readonly frame: Frame;
}

/** The absolute time; the browser turns it relative by `data-at`, because a kept copy must not lie (R18). */
export const WrittenTime = ({ at, frame }: Props) => {
  const time = useTold();
  return (
    <time key={at} ref={time} dateTime={isoTime(at)} data-at={at} suppressHydrationWarning>
      {writtenMoment(at, frame.renderedAt, frame.site.timeZone)}
    </time>
  );
};

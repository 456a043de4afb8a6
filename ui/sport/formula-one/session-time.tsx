import { isoTime } from '#core/wording/iso-time.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { writtenMoment } from '../../times/written.ts';

interface Props {
  /** Unix seconds. */
  readonly at: number | null;
  readonly frame: Frame;
}

/** Absolute: readers who plan to watch want no relative time. */
export const SessionTime = ({ at, frame }: Props) =>
  at === null ? (
    <span className="f1-session__time">{formulaOneMessages.noDate}</span>
  ) : (
    <time className="f1-session__time" dateTime={isoTime(at)}>
      {writtenMoment(at, frame.renderedAt, frame.site.timeZone)}
    </time>
  );

import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { localTime } from '#core/wording/local-time.ts';
import { writtenClock, writtenMoment } from '../../times/written.ts';

interface Props {
  /** Unix seconds, like `countedAt`. */
  readonly at: number;
  readonly countedAt: number;
  readonly frame: Frame;
}

export const CountMoment = ({ at, countedAt, frame: { site, renderedAt } }: Props) => {
  const [own, told] = [localTime(at, site.timeZone), localTime(countedAt, site.timeZone)];
  const isSameDay = own.year === told.year && own.month === told.month && own.day === told.day;
  return (
    <time dateTime={isoTime(at)}>
      {isSameDay ? writtenClock(at, site.timeZone) : writtenMoment(at, renderedAt, site.timeZone)}
    </time>
  );
};

import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { written, writtenClock } from '../../times/written.ts';

interface Props {
  /** Unix seconds. */
  readonly at: number;
  readonly dated: boolean;
  readonly frame: Frame;
}

export const PostTime = ({ at, dated, frame: { renderedAt, site } }: Props) => (
  <time dateTime={isoTime(at)}>
    {dated ? written.moment(at, renderedAt, site.timeZone) : writtenClock(at, site.timeZone)}
  </time>
);

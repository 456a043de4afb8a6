import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { commonDataMessages } from '../../messages/editorial/common-data.ts';
import { writtenMoment } from '../../times/written.ts';

interface Props {
  /** Unix seconds. */
  readonly at: number;
  readonly old: boolean;
  readonly frame: Frame;
}

/** Required with every measurement, because cached pages may be old. */
export const Observed = ({ at, old, frame }: Props) => (
  <p className={old ? 'observed observed--old' : 'observed'}>
    {old && <strong>{commonDataMessages.old} </strong>}
    {commonDataMessages.measured}{' '}
    <time dateTime={isoTime(at)}>{writtenMoment(at, frame.renderedAt, frame.site.timeZone)}</time>
  </p>
);

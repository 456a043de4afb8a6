import { useEffect, useState } from 'react';
import { isStale } from '#core/polling/is-stale.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { sportMessages } from '../messages/sport/sport.ts';
import { writtenClock } from '../times/written.ts';
import { secondNow } from '../window/now.ts';

interface Props {
  /** Unix seconds. */
  readonly observedAt: number;
  readonly over: boolean;
  readonly frame: Frame;
}

/** Milliseconds. */
const beat = 5000;

/** Shows when upstream last confirmed the data, and a warning after a minute without an update. */
export const Freshness = ({ observedAt, over, frame }: Props) => {
  const [now, setNow] = useState(frame.renderedAt);
  useEffect(() => {
    if (over) return undefined;
    const look = (): void => setNow(secondNow());
    look();
    const timer = setInterval(look, beat);
    return () => clearInterval(timer);
  }, [over]);
  const stale = !over && isStale(observedAt, now);
  return (
    <p className={stale ? 'freshness freshness--stale' : 'freshness'}>
      <span>
        {sportMessages.updated}{' '}
        <time dateTime={isoTime(observedAt)}>{writtenClock(observedAt, frame.site.timeZone)}</time>
      </span>
      {stale && <strong className="freshness__mark">{sportMessages.stale}</strong>}
    </p>
  );
};

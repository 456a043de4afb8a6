import type { Frame } from '#core/pages/page-frame.ts';
import type { Count } from '#core/editorial/supplements/count.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { Freshness } from '../../sport/freshness.tsx';
import { Bar } from '../../tables/bar.tsx';
import { writtenMoment } from '../../times/written.ts';
import { CountMoment } from './count-moment.tsx';
import { CountTeller } from './count-teller.tsx';
import { writtenPercent } from './written-percent.ts';

interface Props {
  readonly count: Count;
  /** Unix seconds. */
  readonly observedAt: number;
  readonly frame: Frame;
}

const stateOf = ({ processed, final }: Count): string => {
  if (final) return supplementMessages.finalResult;
  return processed === 0 ? supplementMessages.notBegun : supplementMessages.running;
};

export const CountState = ({ count, observedAt, frame }: Props) => {
  const { processed, countedAt, final, corrections } = count;
  return (
    <section className="count-state" aria-labelledby="szamlalas-allasa" data-wake={final ? undefined : 'idle'}>
      <h2 className="count-state__title" id="szamlalas-allasa">
        {supplementMessages.count}
      </h2>
      <p className="count-state__figure">
        <span>{supplementMessages.processed}</span> <b>{writtenPercent(processed)}</b>
      </p>
      <Bar percent={processed} />
      <p className="count-state__words">
        <strong>{stateOf(count)}</strong>
        <span>
          {supplementMessages.countedAt}{' '}
          <time dateTime={isoTime(countedAt)}>{writtenMoment(countedAt, frame.renderedAt, frame.site.timeZone)}</time>
        </span>
      </p>
      {!final && <Freshness observedAt={observedAt} over={final} frame={frame} />}
      {corrections.slice(0, 3).map(({ at, text }) => (
        <p key={`${at} ${text}`} className="count-state__correction">
          <strong>{supplementMessages.corrected}</strong> <CountMoment at={at} countedAt={countedAt} frame={frame} /> ·{' '}
          {text === '' ? supplementMessages.correctedAlone : text}
        </p>
      ))}
      <CountTeller count={count} />
    </section>
  );
};

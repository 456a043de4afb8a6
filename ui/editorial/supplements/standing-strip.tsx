import type { Frame } from '#core/pages/page-frame.ts';
import type { ToldStanding } from '#core/pages/supplement/standing-of.ts';
import type { SupplementMatch } from '#core/editorial/supplements/data-block.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { standingMessages as words } from '../../messages/sport/standing.ts';
import { writtenMoment } from '../../times/written.ts';
import { writtenPercent } from './written-percent.ts';

const matchWords = ({ home, away, score, shootOut, stage }: SupplementMatch): string => {
  const result = score === null ? '' : ` ${score.home ?? '–'}–${score.away ?? '–'}`;
  const kicks = shootOut === null ? '' : ` (${words.shootOut} ${shootOut.home ?? '–'}–${shootOut.away ?? '–'})`;
  return `${stage === '' ? '' : `${stage}: `}${home} – ${away}${result}${kicks}`;
};

interface Parts {
  readonly state: string;
  readonly what: string;
  readonly time: string;
}

const partsOf = (standing: ToldStanding): Parts => {
  switch (standing.kind) {
    case 'counted':
      return {
        state: standing.final ? words.final : words.counting,
        what: words.processed(writtenPercent(standing.processed)),
        time: words.asOf,
      };
    case 'match':
      return { state: words.match[standing.state], what: matchWords(standing.match), time: words.kickOff };
    case 'days': {
      const { state, day, days, event } = standing;
      const what = [event.sport, event.event].filter((part) => part !== '').join(', ');
      return {
        state: state === 'running' ? words.day(day, days) : words.days[state](days),
        what,
        time: words.event[state],
      };
    }
    case 'told':
      return { state: words.articles(standing.articles), what: '', time: words.newest };
  }
};

export const StandingStrip = ({ standing, frame }: { readonly standing: ToldStanding; readonly frame: Frame }) => {
  const { state, what, time } = partsOf(standing);
  return (
    <section className="standing" aria-label={words.title}>
      <p className="standing__title" aria-hidden="true">
        {words.title}
      </p>
      <p className="standing__words">
        <strong>{state}</strong> {what}
      </p>
      <p className="standing__time">
        {time}{' '}
        <time dateTime={isoTime(standing.at)}>{writtenMoment(standing.at, frame.renderedAt, frame.site.timeZone)}</time>
      </p>
    </section>
  );
};

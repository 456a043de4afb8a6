import { byDay } from '#core/editorial/supplements/by-day.ts';
import type { ScheduleBlock } from '#core/editorial/supplements/data-block.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { writtenClock } from '../../times/written.ts';
import { speakDay } from '#core/wording/speak-day.ts';

interface Props {
  readonly block: ScheduleBlock;
  readonly zone: string;
}

export const EventSchedule = ({ block: { events }, zone }: Props) =>
  byDay(events, zone).map(({ at, items }) => (
    <section key={at} className="match-day">
      <h3 className="match-day__title">{speakDay(at, zone)}</h3>
      <ol className="match-day__items">
        {items.map((event) => (
          <li key={`${event.at} ${event.sport} ${event.event}`} className="event">
            <time className="event__time" dateTime={isoTime(event.at)}>
              {writtenClock(event.at, zone)}
            </time>
            <div className="event__words">
              <p className="event__title">
                <b>{event.sport}</b>
                {event.event !== '' && <> – {event.event}</>}
              </p>
              {event.who.length > 0 && <p className="event__who">{event.who.join(', ')}</p>}
              {event.venue !== '' && <p className="event__venue">{event.venue}</p>}
            </div>
            {event.outcome !== '' && <p className="event__outcome">{event.outcome}</p>}
          </li>
        ))}
      </ol>
    </section>
  ));

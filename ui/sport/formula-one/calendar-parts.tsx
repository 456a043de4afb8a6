import type { ReactNode } from 'react';
import { noResultsYet } from '#core/sport/formula-one/hu.ts';
import type { CalendarView } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { CircuitBox } from './circuit-box.tsx';
import { SessionList } from './session-list.tsx';
import { WeekendList } from './weekend-list.tsx';

interface Props {
  readonly view: CalendarView;
  readonly frame: Frame;
  /** A running session comes before the weekend's timetable. */
  readonly running?: boolean;
  readonly children?: ReactNode;
}

export const CalendarParts = ({ view: { weekends, sessions, circuit }, frame, running = false, children }: Props) => {
  if (!weekends.some(({ current }) => current)) return <p className="empty">{noResultsYet}</p>;
  return (
    <div className="f1-columns">
      <WeekendList weekends={weekends} />
      <div className="f1-main">
        {running && children}
        <SessionList sessions={sessions} frame={frame} />
        {!running && children}
        {circuit && <CircuitBox circuit={circuit} />}
      </div>
    </div>
  );
};

import type { ReactNode } from 'react';
import type { CalendarView, FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { CalendarParts } from './calendar-parts.tsx';
import { FollowedWeekend } from './followed-weekend.tsx';
import { weekendName } from './weekend-words.ts';

interface Props {
  readonly content: FormulaOneContent;
  readonly view: CalendarView;
  readonly frame: Frame;
  /** Tabs and choices, below the state of the session. */
  readonly children: ReactNode;
}

export const CalendarScreen = ({ content, view, frame, children }: Props) => {
  const weekend = view.weekends.find(({ current }) => current);
  return view.sheet === null ? (
    <>
      {weekend && <h2 className="f1-state__what">{weekendName(weekend)}</h2>}
      {children}
      <CalendarParts view={view} frame={frame} />
    </>
  ) : (
    <FollowedWeekend content={content} view={view} sheet={view.sheet} frame={frame}>
      {children}
    </FollowedWeekend>
  );
};

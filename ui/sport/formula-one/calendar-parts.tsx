import type { ReactNode } from 'react';
import { noResultsYet, speakDay } from '#core/sport/formula-one/hu.ts';
import type { CalendarView, FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { CircuitBox } from './circuit-box.tsx';
import { OneChoice } from './one-choice.tsx';
import { SessionList } from './session-list.tsx';
import { WeekendList } from './weekend-list.tsx';
import { weekendName, weekendPlace } from './weekend-words.ts';

interface Props {
  readonly content: FormulaOneContent;
  readonly view: CalendarView;
  readonly frame: Frame;
  readonly children?: ReactNode;
}

export const CalendarParts = ({ content, view: { weekends, sessions, circuit }, frame, children }: Props) => {
  const weekend = weekends.find(({ current }) => current);
  if (weekend === undefined) return <p className="empty">{noResultsYet}</p>;
  const options = weekends.map((one) => ({
    value: one.id,
    label: [one.date === null ? null : speakDay(one.date), weekendName(one)].filter(Boolean).join(' – '),
  }));
  return (
    <div className="f1-columns">
      <WeekendList weekends={weekends} />
      <div className="f1-main">
        <OneChoice
          content={content}
          name="verseny"
          label={formulaOneMessages.weekend}
          options={options}
          chosen={weekend.id}
          narrow
        />
        <header className="f1-weekend">
          <p className="kicker">{weekendPlace(weekend)}</p>
          <h2 className="data-block__title">{weekendName(weekend)}</h2>
        </header>
        <SessionList sessions={sessions} frame={frame} />
        {children}
        {circuit && <CircuitBox circuit={circuit} />}
      </div>
    </div>
  );
};

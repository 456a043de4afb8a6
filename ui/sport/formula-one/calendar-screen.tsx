import type { CalendarView, FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { CalendarParts } from './calendar-parts.tsx';
import { FollowedWeekend } from './followed-weekend.tsx';

interface Props {
  readonly content: FormulaOneContent;
  readonly view: CalendarView;
  readonly frame: Frame;
}

export const CalendarScreen = ({ content, view, frame }: Props) =>
  view.sheet === null ? (
    <CalendarParts content={content} view={view} frame={frame} />
  ) : (
    <FollowedWeekend content={content} view={view} sheet={view.sheet} frame={frame} />
  );

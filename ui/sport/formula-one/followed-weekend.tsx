import type { ReactNode } from 'react';
import { isRaceOver } from '#core/sport/formula-one/followed-race.ts';
import type { Race } from '#core/sport/formula-one/race.ts';
import { isOver, isWatched, raceStatus } from '#core/sport/formula-one/race-status.ts';
import type { CalendarView, FormulaOneContent, RaceSheet } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { latestState } from '#core/polling/live-history.ts';
import { sportMessages } from '../../messages/sport/sport.ts';
import { Freshness } from '../freshness.tsx';
import { useHeldPlace } from '../use-held-place.ts';
import { useInSight } from '../use-in-sight.ts';
import { CalendarParts } from './calendar-parts.tsx';
import { LiveState } from './live-state.tsx';
import { RaceNewsTeller } from './race-news-teller.tsx';
import { RaceTable } from './race-table.tsx';
import { useFollowedRace } from './use-followed-race.ts';

interface Props {
  readonly content: FormulaOneContent;
  readonly view: CalendarView;
  readonly sheet: RaceSheet;
  readonly frame: Frame;
  readonly children: ReactNode;
}

/** Merges the live session: parts of the page must not contradict each other. */
const withRace = (view: CalendarView, race: Race): CalendarView => {
  const sessions = view.sessions.map((one) => (one.id === race.id ? { ...one, ...race } : one));
  const weekends = view.weekends.map((one) =>
    one.current
      ? {
          ...one,
          live: sessions.some(({ status }) => raceStatus(status) === 'live'),
          completed: sessions.every(({ status }) => isOver(status)),
        }
      : one,
  );
  return { ...view, sessions, weekends };
};

/** Spec §4. */
export const FollowedWeekend = ({ content, view, sheet, frame, children }: Props) => {
  const isGrid = sheet.grid !== null;
  const history = useFollowedRace({
    served: sheet.history,
    season: content.choice.season,
    renderedAt: frame.renderedAt,
    follows: !isGrid,
  });
  const { state, due } = useInSight(history);
  const root = useHeldPlace<HTMLDivElement>();
  const { race } = state.value;
  const weekend = view.weekends.find(({ current }) => current);
  // As served: the page must not change its order while it is read.
  const running = !isGrid && raceStatus(latestState(sheet.history).value.race.status) === 'live';
  return (
    <div
      ref={root}
      data-late={due || isGrid ? 'due' : ''}
      data-wake={isWatched(race, frame.renderedAt) ? 'idle' : undefined}
    >
      <p className="late-note" role="note">
        {sportMessages.waiting}
      </p>
      {weekend && (
        <LiveState
          race={race}
          weekend={weekend}
          session={sheet.name}
          freshness={!isGrid && <Freshness observedAt={history.observedAt} over={isRaceOver(history)} frame={frame} />}
        />
      )}
      {children}
      <CalendarParts view={withRace(view, race)} frame={frame} running={running}>
        <RaceTable content={content} sheet={sheet} followed={state.value} />
      </CalendarParts>
      <RaceNewsTeller race={state.value} silent={!due} />
    </div>
  );
};

import { useEffect, useRef } from 'react';
import { winnerOf } from '#core/sport/football/fixture.ts';
import { isCalledOff } from '#core/sport/football/fixture-status.ts';
import { currentMark, speakFixtureStatus, speakStage } from '#core/sport/football/hu.ts';
import type { TimetableContent, TimetableRow } from '#core/pages/sport/football/football-content.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { speakDay } from '#core/wording/speak-day.ts';
import { ScoreOrTime } from './score-or-time.tsx';

interface Props {
  readonly timetable: TimetableContent;
  readonly zone: string;
}

const dayOf = ({ fixture: { timestamp } }: TimetableRow, zone: string): string =>
  timestamp === null ? '' : speakDay(timestamp, zone);

const Facts = ({ fixture }: TimetableRow) => {
  const { status, short, report } = fixture;
  return (
    <span className="match__facts">
      {status === 'in-progress' && !(isCalledOff(short) && fixture.score === null) && (
        <span className="match__status">{speakFixtureStatus(short)}</span>
      )}
      {report !== null && (
        <a href={report.path}>
          {footballMessages.report}
          {report.robot && <span className="match__robot"> ({footballMessages.robot})</span>}
        </a>
      )}
    </span>
  );
};

const Row = ({
  row,
  current,
  zone,
}: {
  readonly row: TimetableRow;
  readonly current: boolean;
  readonly zone: string;
}) => {
  const { fixture, path } = row;
  return (
    <li className={`match match--${winnerOf(fixture) ?? 'even'}`} data-current={current || undefined}>
      <span className="match__home">{fixture.teams.home.name ?? '?'}</span>
      <a className="match__middle" href={path}>
        <ScoreOrTime fixture={fixture} zone={zone} />
        <span className="unseen">{footballMessages.toMatch}</span>
        {current && <span className="match__now">{currentMark}</span>}
      </a>
      <span className="match__away">{fixture.teams.away.name ?? '?'}</span>
      <Facts {...row} />
    </li>
  );
};

const topmost = (current: HTMLElement, room: number): HTMLElement => {
  const before = current.previousElementSibling;
  return before instanceof HTMLElement && before.offsetHeight < room
    ? topmost(before, room - before.offsetHeight)
    : current;
};

const useCurrentInView = () => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[data-current]');
    if (list.current && current) list.current.scrollTop = topmost(current, list.current.clientHeight / 3).offsetTop;
  }, []);
  return list;
};

/** Finished first; the current or next one is marked 'most' (spec §4). */
export const TimetableView = ({ timetable: { rows, current }, zone }: Props) => (
  <div
    className="timetable"
    tabIndex={0}
    role="region"
    aria-label={footballMessages.timetable}
    ref={useCurrentInView()}
  >
    <ol className="timetable__rows">
      {rows.map((row, at) => {
        const before = rows[at - 1];
        const day = dayOf(row, zone);
        return [
          row.stage && (
            <li key={`stage ${row.fixture.id}`} className="timetable__stage">
              <h3>{speakStage(row.stage)}</h3>
            </li>
          ),
          (before === undefined || dayOf(before, zone) !== day) && day !== '' && (
            <li key={`day ${row.fixture.id}`} className="timetable__day">
              {day}
            </li>
          ),
          <Row key={row.fixture.id} row={row} current={row.fixture.id === current} zone={zone} />,
        ];
      })}
    </ol>
  </div>
);

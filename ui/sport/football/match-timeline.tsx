import type { FollowedMatch } from '#core/sport/football/match/followed-match.ts';
import type { MatchEvent } from '#core/sport/football/match/match-event.ts';
import { keyed } from '../keyed.ts';
import { eventName } from './event-name.ts';
import { type TimelineMinutes, timelineMinutes, timelinePosition } from '#core/sport/football/match/timeline.ts';

/** SVG units; one unit of width is one minute. */
const [height, middle] = [13, 6.5];
const halves: Readonly<Record<TimelineMinutes, readonly number[]>> = {
  105: [45, 90],
  125: [45, 90, 105, 120],
  130: [45, 90, 105, 120],
};

const markOf = (event: MatchEvent): string | null => {
  if (event.kind === 'goal') return event.cancelled ? 'cancelled' : 'goal';
  if (event.kind === 'card') return event.colour === 'yellow' ? 'yellow' : 'red';
  return event.kind === 'missed-penalty' ? 'cancelled' : null;
};

const Mark = ({ kind, x, y }: { readonly kind: string; readonly x: number; readonly y: number }) =>
  kind === 'yellow' || kind === 'red' ? (
    <rect className={`timeline__${kind}`} x={x - 0.9} y={y - 1.7} width="1.8" height="3.4" />
  ) : (
    <circle className={`timeline__${kind}`} cx={x} cy={y} r="1.5" />
  );

/** Decorative: the event list says the same. 105 minutes wide, 125 with extra time, 130 with penalties (spec §9). */
export const MatchTimeline = ({ match: { fixture, course } }: { readonly match: FollowedMatch }) => {
  const { short, minute, status, teams } = fixture;
  const width = timelineMinutes(short, course.events);
  const played = status === 'finished' ? 1 : minute === null ? 0 : (timelinePosition(minute, width) ?? 0);
  return (
    <svg className="timeline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect className="timeline__ground" y={middle - 0.4} width={width} height="0.8" />
      <rect className="timeline__played" y={middle - 0.4} width={width * played} height="0.8" />
      {halves[width].map((at) => (
        <rect key={at} className="timeline__half" x={at - 0.15} y={middle - 2} width="0.3" height="4" />
      ))}
      {keyed(course.events, eventName).map(({ key, item: event }) => {
        const [kind, place] = [markOf(event), timelinePosition(event, width)];
        if (kind === null || place === null) return null;
        const y = event.teamId !== null && event.teamId === teams.away.id ? middle + 4 : middle - 4;
        return <Mark key={key} kind={kind} x={Math.min(Math.max(place * width, 2), width - 2)} y={y} />;
      })}
    </svg>
  );
};

import { isWatched as isWatchedMatch } from '../../sport/football/match/is-watched.ts';
import { isWatched as isWatchedSession } from '../../sport/formula-one/race-status.ts';
import { latestState } from '../../polling/live-history.ts';
import type { FootballContent } from '../sport/football/football-content.ts';
import type { FormulaOneContent } from '../sport/formula-one/formula-one-content.ts';
import type { Page } from '../page.ts';
import type { SectionContent } from './section-content.ts';

const isRaced = ({ shown }: FormulaOneContent, now: number): boolean =>
  shown?.kind === 'calendar' &&
  (shown.weekends.some(({ live }) => live) || shown.sessions.some((session) => isWatchedSession(session, now)));

const isPlayed = ({ shown }: FootballContent, now: number): boolean =>
  shown.kind === 'match'
    ? isWatchedMatch(latestState(shown.history).value.fixture, now)
    : (shown.timetable?.rows.some(({ fixture }) => isWatchedMatch(fixture, now)) ?? false);

const isMoving = (content: SectionContent, now: number): boolean => {
  if (!('sport' in content)) return false;
  return content.sport === 'football' ? isPlayed(content, now) : isRaced(content, now);
};

export const isUnderWay = ({ route, content, frame }: Page): boolean =>
  route.name === 'articles_by_mstag' && isMoving(content as SectionContent, frame.renderedAt);

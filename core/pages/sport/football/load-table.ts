import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import type { FootballChoice } from '../../../sport/football/football-query.ts';
import { standingGroups } from '../../../sport/football/standings.ts';
import { topList, type TopListKind, type TopPlayer } from '../../../sport/football/top-list.ts';
import type { LiveScores } from '../../../ports/sport/live-scores.ts';
import { orDefault } from '../../building/or-default.ts';
import type { FootballTable } from './football-content.ts';

type Load = (scores: LiveScores, league: number, season: number) => ResultAsync<readonly TopPlayer[], Failure>;

const playersOf: Readonly<Record<TopListKind, Load>> = {
  goals: (scores, league, season) => scores.topScorers(league, season),
  yellow: (scores, league, season) => scores.topYellowCards(league, season),
  red: (scores, league, season) => scores.topRedCards(league, season),
};

/** No season or no data gives an empty table; an upstream failure gives null (spec §8). */
const asked = <Row>(
  { league, season }: FootballChoice,
  load: (league: number, season: number) => ResultAsync<readonly Row[], Failure>,
): Promise<readonly Row[] | null> =>
  league === null || season === null
    ? Promise.resolve([])
    : orDefault(
        load(league, season).orElse((failure) =>
          failure.kind === 'not-found' ? okAsync<readonly Row[], null>([]) : okAsync<readonly Row[] | null, null>(null),
        ),
        null,
      );

/** Loads the chosen one of the four views (spec §2.6). */
export const loadTable = async (scores: LiveScores, choice: FootballChoice): Promise<FootballTable> => {
  const { view } = choice;
  if (view === 'standings') {
    const rows = await asked(choice, (league, season) => scores.standings(league, season));
    return { kind: view, groups: rows && standingGroups(rows) };
  }
  const players = await asked(choice, (league, season) => playersOf[view](scores, league, season));
  return { kind: view, rows: players && topList(view, players) };
};

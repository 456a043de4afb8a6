import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import type { FootballChoice } from '../../../sport/football/football-query.ts';
import { standingGroups } from '../../../sport/football/standings.ts';
import { topList, type TopListKind, type TopPlayer } from '../../../sport/football/top-list.ts';
import type { LiveScores } from '../../../ports/sport/live-scores.ts';
import { orNone } from '../../building/or-none.ts';
import type { FootballTable } from './football-content.ts';

type Load = (scores: LiveScores, league: number, season: number) => ResultAsync<readonly TopPlayer[], Failure>;

const playersOf: Readonly<Record<TopListKind, Load>> = {
  goals: (scores, league, season) => scores.topScorers(league, season),
  yellow: (scores, league, season) => scores.topYellowCards(league, season),
  red: (scores, league, season) => scores.topRedCards(league, season),
};

export interface ChosenLeague {
  readonly choice: FootballChoice;
  /** True when the leagues or seasons could not be loaded, so a missing choice means nothing. */
  readonly lacking: boolean;
}

const asked = async <Row>(
  { choice: { league, season }, lacking }: ChosenLeague,
  load: (league: number, season: number) => ResultAsync<readonly Row[], Failure>,
): Promise<readonly Row[] | null> => {
  if (league === null || season === null) return lacking ? null : [];
  return orNone(load(league, season), []);
};

/** Loads the chosen one of the four views (spec §2.6). */
export const loadTable = async (scores: LiveScores, chosen: ChosenLeague): Promise<FootballTable> => {
  const { view } = chosen.choice;
  if (view === 'standings') {
    const rows = await asked(chosen, (league, season) => scores.standings(league, season));
    return { kind: view, groups: rows && standingGroups(rows) };
  }
  const players = await asked(chosen, (league, season) => playersOf[view](scores, league, season));
  return { kind: view, rows: players && topList(view, players) };
};

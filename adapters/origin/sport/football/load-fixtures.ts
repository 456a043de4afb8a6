import type { LiveScoreContext } from '../calls/live-score-context.ts';
import type { MatchState } from '../simulator/football/match-state.ts';
import { describeFixture } from './describe-fixture.ts';
import type { FixtureItem } from './fixture-item.ts';
import { fixtureRows } from './fixture-rows.ts';
import type { FixtureRow } from '../simulator/football/fixture-row.ts';
import type { Wanted } from './fixture-rows.ts';
import { loadSquads } from './load-squads.ts';

export interface LoadedFixture {
  readonly row: FixtureRow;
  /** Null for fixtures that are not simulated, and before their data is published. */
  readonly state: MatchState | null;
  readonly item: FixtureItem;
}

const teamsOf = ({ teams }: FixtureRow): readonly number[] =>
  [teams.home, teams.away].flatMap((team) => (team === null ? [] : [team.id]));

export const loadFixtures = async (context: LiveScoreContext, wanted: Wanted): Promise<readonly LoadedFixture[]> => {
  const { db, matches, now } = context;
  const [rows, moment] = [await fixtureRows(context, wanted), now()];
  const unplayed = rows.filter((row) => matches.stateOf(row, moment) === 'needs-squads');
  const squads = await loadSquads(db, unplayed.flatMap(teamsOf));
  return rows.map((row) => {
    if (matches.stateOf(row, moment) === 'needs-squads') matches.play(row, squads);
    const state = matches.stateOf(row, moment);
    const known = state === 'needs-squads' ? null : state;
    return { row, state: known, item: describeFixture(row, known) };
  });
};

export const inBrief = ({ item }: LoadedFixture): FixtureItem => {
  const { fixture, league, teams, goals, score } = item;
  return { fixture, league, teams, goals, score };
};

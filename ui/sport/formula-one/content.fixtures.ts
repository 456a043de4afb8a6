import { writeFormulaOneQuery } from '#core/sport/formula-one/formula-one-query.ts';
import { ranking } from '#core/sport/formula-one/ranking.ts';
import type { DriverProfile } from '#core/sport/formula-one/driver-profile.ts';
import type { TeamProfile } from '#core/sport/formula-one/team-profile.ts';
import type { Race } from '#core/sport/formula-one/race.ts';
import type { RaceRow } from '#core/sport/formula-one/race-row.ts';
import type { RaceSheet, CalendarView, FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import { now } from '../../screens/pages.fixtures.ts';

const path = '/rovat/sport/forma-1';
const [season] = contractFormulaOne.seasons;
const [table] = contractFormulaOne.tables;
const [circuit] = contractFormulaOne.circuits;
const [team] = contractFormulaOne.teams;
const [driver] = contractFormulaOne.drivers;
if (!season || !table || !circuit || !team || !driver) throw new Error('The contract knows no Formula 1');

export const liveRace: Race = {
  ...(season.races[1] as Race),
  status: 'Live',
  startsAt: now - 2400,
  laps: { current: 23, total: 70 },
};
const weekend = { ...liveRace.competition, date: '2024-03-28', completed: false, live: true };
const raceQuery = (id: number, show: RaceSheet['show']) =>
  `${path}?${writeFormulaOneQuery({ view: 'calendar', season: 2025, competition: 31, race: { show, id }, team: null, driver: null })}`;

const historyOf = (race: Race, rows: readonly RaceRow[] | null, observedAt: number): RaceSheet['history'] => ({
  states: [{ since: observedAt, value: { race, rows } }],
  observedAt,
});

export const sheetOf = (
  race: Partial<Race> = {},
  rows: readonly RaceRow[] | null = table.results,
  observedAt = now - 10,
): RaceSheet => ({
  name: 'Verseny',
  history: historyOf({ ...liveRace, ...race }, rows, observedAt),
  show: 'results',
  paths: { results: raceQuery(502, 'results'), grid: raceQuery(502, 'starting-grid') },
  grid: null,
});

export const gridSheet: RaceSheet = { ...sheetOf(), show: 'starting-grid', grid: ranking(table.grid) };

export const calendarOf = (changes: Partial<CalendarView> = {}): CalendarView => ({
  kind: 'calendar',
  weekends: [
    { ...weekend, path, current: true },
    {
      id: 32,
      name: 'Bakonyi Nagydíj',
      country: 'Hungary',
      city: 'Zirc',
      date: '2024-04-14',
      completed: false,
      live: false,
      path: `${path}?szezon=2025&verseny=32`,
      current: false,
    },
  ],
  sessions: [
    { ...(season.races[0] as Race), name: '1. szabadedzés', path: raceQuery(501, 'results'), current: false },
    { ...liveRace, name: 'Verseny', path: raceQuery(502, 'results'), current: true },
  ],
  circuit,
  sheet: sheetOf(),
  ...changes,
});

export const formulaOneOf = (changes: Partial<FormulaOneContent> = {}): FormulaOneContent => ({
  sport: 'formula-one',
  path,
  choice: {
    view: 'calendar',
    season: 2025,
    competition: 31,
    race: { show: 'results', id: 502 },
    team: null,
    driver: null,
  },
  seasons: [2025, 2024],
  season: 2025,
  shown: calendarOf(),
  ...changes,
});

const viewOf = (
  view: FormulaOneContent['choice']['view'],
  shown: FormulaOneContent['shown'],
  chosen: Partial<FormulaOneContent['choice']> = {},
): FormulaOneContent =>
  formulaOneOf({
    shown,
    choice: { view, season: 2025, competition: null, race: null, team: null, driver: null, ...chosen },
  });

export const teamsOf = (profile: TeamProfile | null = null, chosen: number | null = profile?.id ?? null) =>
  viewOf('teams', { kind: 'teams', table: ranking(season.teams), profile }, { team: chosen });
export const driversOf = (profile: DriverProfile | null = null, chosen: number | null = profile?.id ?? null) =>
  viewOf('drivers', { kind: 'drivers', table: ranking(season.drivers), profile }, { driver: chosen });

export const driverStandings = viewOf('driver-standings', { kind: 'driver-standings', table: ranking(season.drivers) });
export const teamStandings = viewOf('team-standings', { kind: 'team-standings', table: ranking(season.teams) });
export const [someTeam, someDriver]: readonly [TeamProfile, DriverProfile] = [team, driver];

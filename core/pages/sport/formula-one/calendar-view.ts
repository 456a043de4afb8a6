import { ascending } from '../../../sport/football/ascending.ts';
import type { Circuit } from '../../../sport/formula-one/circuit.ts';
import { type Competition, competitions } from '../../../sport/formula-one/competition.ts';
import type { FormulaOneChoice } from '../../../sport/formula-one/formula-one-query.ts';
import { speakSession } from '../../../sport/formula-one/hu.ts';
import { hasStartingGrid } from '../../../sport/formula-one/has-starting-grid.ts';
import type { Race } from '../../../sport/formula-one/race.ts';
import { raceStatus } from '../../../sport/formula-one/race-status.ts';
import { ranking } from '../../../sport/formula-one/ranking.ts';
import { sessionNames } from '../../../sport/formula-one/session-names.ts';
import type { LiveHistory } from '../../../polling/live-history.ts';
import type { Observed } from '../../../polling/observed.ts';
import type { PageNeeds } from '../../needs.ts';
import { orDefault } from '../../building/or-default.ts';
import { orNone } from '../../building/or-none.ts';
import type { CalendarView, RaceSheet, Session, Weekend } from './formula-one-content.ts';
import type { FollowedRace } from '../../../sport/formula-one/followed-race.ts';

export type PathOf = (choice: Partial<FormulaOneChoice>) => string;

interface Calendar {
  readonly races: Observed<readonly Race[]>;
  readonly chosen: FormulaOneChoice;
  readonly zone: string;
  readonly pathOf: PathOf;
}

type Needs = Pick<PageNeeds, 'races' | 'liveRace'>;

const weekendsOf = (all: readonly Competition[], { chosen, pathOf }: Calendar): readonly Weekend[] =>
  all
    .map(({ races, ...weekend }) => ({
      ...weekend,
      live: races.some(({ status }) => raceStatus(status) === 'live'),
      path: pathOf({ competition: weekend.id, race: null }),
      current: weekend.id === chosen.competition,
    }))
    .toSorted((one, other) => ascending(one.date, other.date));

type Names = ReturnType<typeof sessionNames>;

const nameOf = ({ id, type }: Race, names: Names): string => names.get(id) ?? speakSession(type);

const sessionsOf = (races: readonly Race[], names: Names, { chosen, pathOf }: Calendar): readonly Session[] =>
  races
    .map((one) => ({
      ...one,
      name: nameOf(one, names),
      path: pathOf({ competition: chosen.competition, race: { show: 'results', id: one.id } }),
      current: one.id === chosen.race?.id,
    }))
    .toSorted((one, other) => ascending(one.startsAt, other.startsAt));

const circuitOf = (
  { races }: Needs,
  sessions: readonly Race[],
  { race }: FormulaOneChoice,
): Promise<Circuit | null> => {
  const named = sessions.toSorted((one) => (one.id === race?.id ? -1 : 0)).find(({ circuitId }) => circuitId !== null);
  const id = named?.circuitId ?? null;
  return id === null ? Promise.resolve(null) : orDefault(races.circuit(id), null);
};

/** If the results fail to load, the session shows as the calendar lists it (R9). */
const sheetOf = async (
  needs: Needs,
  { race, name }: { readonly race: Race; readonly name: string },
  { races, chosen, pathOf }: Calendar,
): Promise<RaceSheet> => {
  const { season, competition } = chosen;
  const show = chosen.race?.show ?? 'results';
  const listed = (rows: FollowedRace['rows']): LiveHistory<FollowedRace> => ({
    states: [{ since: races.observedAt, value: { race, rows } }],
    observedAt: races.observedAt,
  });
  const pathTo = (of: RaceSheet['show']): string => pathOf({ competition, race: { show: of, id: race.id } });
  const isGrid = show === 'starting-grid';
  const [history, grid] = await Promise.all([
    isGrid ? listed([]) : orNone(needs.liveRace(season, race.id), listed([])),
    isGrid ? orNone(needs.races.startingGrid(race.id), { value: [] }) : null,
  ]);
  return {
    name,
    history: history ?? listed(null),
    show,
    paths: {
      results: pathTo('results'),
      grid: isGrid || hasStartingGrid(race.type) ? pathTo('starting-grid') : null,
    },
    grid: isGrid ? ranking(grid?.value ?? null) : null,
  };
};

export const calendarView = async (needs: Needs, calendar: Calendar): Promise<CalendarView> => {
  const { chosen, zone, races } = calendar;
  const all = competitions(races.value, zone);
  const sessions = all.find(({ id }) => id === chosen.competition)?.races ?? [];
  const names = sessionNames(sessions);
  const race = sessions.find(({ id }) => id === chosen.race?.id);
  const [circuit, sheet] = await Promise.all([
    circuitOf(needs, sessions, chosen),
    race === undefined ? null : sheetOf(needs, { race, name: nameOf(race, names) }, calendar),
  ]);
  return {
    kind: 'calendar',
    weekends: weekendsOf(all, calendar),
    sessions: sessionsOf(sessions, names, calendar),
    circuit,
    sheet,
  };
};

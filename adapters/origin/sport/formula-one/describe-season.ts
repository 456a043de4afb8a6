import type { Told } from '../../database/schema/live-score-schema.ts';
import type { DrivenSeason, DrivenSession } from './driven-season.ts';
import { kindOf } from './race-rows.ts';
import type { Entry } from './race-rows.ts';

const driverName = ({ id, told }: Entry['driver']): Told => {
  const { name = null, abbr = null, number = null, image = null } = told;
  return { id, name, abbr, number, image };
};

const teamName = (team: Entry['team']): Told | null => {
  if (team === null) return null;
  const { name = null, logo = null } = team.told;
  return { id: team.id, name, logo };
};

const statusOf = ({ row: { told, seed }, state }: DrivenSession): unknown =>
  told?.status ?? state?.status ?? (seed === null ? null : 'Scheduled');

/** Fields in `told` override simulated ones. */
export const describeSession = (session: DrivenSession): Told => {
  const { row, state } = session;
  const kind = kindOf(row.type);
  const total =
    kind === 'race' ? row.laps : kind === 'sprint' && row.laps !== null ? Math.max(5, Math.round(row.laps / 3)) : null;
  return {
    id: row.id,
    competition: row.competition,
    circuit: row.circuit === null ? null : { id: row.circuit, name: null, image: null },
    season: row.season,
    type: row.type,
    laps: { current: state?.lap ?? null, total },
    fastest_lap:
      state?.fastest === null || state === null ? null : { driver: { id: state.fastest.id }, time: state.fastest.time },
    distance: null,
    timezone: 'UTC',
    date: row.startsAt === null ? null : new Date(row.startsAt * 1000).toISOString().replace('.000Z', '+00:00'),
    weather: null,
    flag: state?.flag ?? null,
    ...row.told,
    status: statusOf(session),
  };
};

export const describeResults = ({ entries }: DrivenSeason, { row, state }: DrivenSession): readonly Told[] => {
  if (row.results !== null) return row.results;
  const byId = new Map(entries.map((entry) => [entry.driver.id, entry]));
  return (state?.places ?? []).flatMap(({ id, ...place }) => {
    const entry = byId.get(id);
    return entry === undefined
      ? []
      : [
          {
            race: { id: row.id },
            driver: driverName(entry.driver),
            team: teamName(entry.team),
            ...place,
            grid: place.grid === null ? null : String(place.grid),
          },
        ];
  });
};

export const describeGrid = ({ entries }: DrivenSeason, { row, grid }: DrivenSession): readonly Told[] => {
  if (row.grid !== null) return row.grid;
  const byId = new Map(entries.map((entry) => [entry.driver.id, entry]));
  return (grid ?? []).flatMap(({ id, time }, at) => {
    const entry = byId.get(id);
    return entry === undefined
      ? []
      : [
          {
            race: { id: row.id },
            driver: driverName(entry.driver),
            team: teamName(entry.team),
            position: at + 1,
            time,
          },
        ];
  });
};

const pointsFor: Readonly<Record<string, readonly number[]>> = {
  race: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
  sprint: [8, 7, 6, 5, 4, 3, 2, 1],
};

interface Tally {
  points: number;
  wins: number;
  readonly places: number[];
}

const tallies = ({ entries, sessions }: DrivenSeason): ReadonlyMap<number, Tally> => {
  const found = new Map(entries.map(({ driver }) => [driver.id, { points: 0, wins: 0, places: [] as number[] }]));
  for (const { row, state } of sessions) {
    const kind = kindOf(row.type);
    if (state?.status !== 'Completed' || statusOf({ row, state, grid: null }) !== 'Completed') continue;
    for (const { id, position, time } of state.places) {
      const tally = found.get(id);
      if (tally === undefined || time === 'DNF' || pointsFor[kind] === undefined) continue;
      tally.points += pointsFor[kind][position - 1] ?? 0;
      if (kind === 'race') tally.places.push(position);
      if (kind === 'race' && position === 1) tally.wins += 1;
    }
  }
  return found;
};

const isRaced = ({ sessions }: DrivenSeason): boolean => sessions.some(({ row }) => row.seed !== null);
const byPoints = (one: Tally, other: Tally): number =>
  other.points - one.points || Math.min(...one.places, 99) - Math.min(...other.places, 99);

export const describeDrivers = (driven: DrivenSeason): readonly Told[] => {
  const { season, entries } = driven;
  const item = (
    entry: Entry,
    position: number | null,
    points: number | null,
    wins: number | null,
    behind: number | null,
  ) => ({
    position,
    driver: driverName(entry.driver),
    team: teamName(entry.team),
    points,
    wins,
    behind,
    season,
  });
  if (!isRaced(driven))
    return entries
      .toSorted((one, other) => (one.position ?? 99) - (other.position ?? 99))
      .map((entry) => item(entry, entry.position, entry.points, null, null));
  const known = tallies(driven);
  const nothing: Tally = { points: 0, wins: 0, places: [] };
  const ranked = entries
    .map((entry) => ({ entry, tally: known.get(entry.driver.id) ?? nothing }))
    .toSorted((one, other) => byPoints(one.tally, other.tally));
  const max = ranked[0]?.tally.points ?? 0;
  return ranked.map(({ entry, tally }, at) =>
    item(entry, at + 1, tally.points, tally.wins, at === 0 ? null : max - tally.points),
  );
};

export const teamPoints = (
  driven: DrivenSeason,
): readonly { readonly team: Told | null; readonly points: number }[] => {
  const known = tallies(driven);
  return [
    ...Map.groupBy(
      driven.entries.filter(({ team }) => team !== null),
      ({ team }) => team?.id,
    ),
  ]
    .map(([, own]) => ({
      team: teamName(own[0]?.team ?? null),
      points: own.reduce((sum, { driver }) => sum + (known.get(driver.id)?.points ?? 0), 0),
    }))
    .toSorted((one, other) => other.points - one.points);
};

export const isSimulated = isRaced;

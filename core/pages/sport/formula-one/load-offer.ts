import { calendarDay } from '../../../sport/football/calendar-day.ts';
import { competitions } from '../../../sport/formula-one/competition.ts';
import type { FormulaOneChoice } from '../../../sport/formula-one/formula-one-query.ts';
import type { Race } from '../../../sport/formula-one/race.ts';
import type { DriverRow, TeamRow } from '../../../sport/formula-one/season-row.ts';
import { type FormulaOneOffer, settleSeason } from '../../../sport/formula-one/settle-choice.ts';
import type { Races } from '../../../ports/sport/races.ts';
import type { Observed } from '../../../polling/observed.ts';
import { localTime } from '../../../wording/local-time.ts';
import { orDefault } from '../../building/or-default.ts';
import { orNone } from '../../building/or-none.ts';

export interface SeasonLists {
  readonly races: Observed<readonly Race[]> | null;
  readonly teams: readonly TeamRow[] | null;
  readonly drivers: readonly DriverRow[] | null;
}

const listsOf = async (races: Races, { view }: FormulaOneChoice, season: number, now: number): Promise<SeasonLists> => {
  const none: SeasonLists = { races: null, teams: null, drivers: null };
  switch (view) {
    case 'calendar':
      return { ...none, races: await orNone(races.races(season), { value: [], observedAt: now }) };
    case 'teams':
    case 'team-standings':
      return { ...none, teams: await orNone(races.teams(season), []) };
    case 'drivers':
    case 'driver-standings':
      return { ...none, drivers: await orNone(races.drivers(season), []) };
  }
};

export interface Offered {
  readonly offer: FormulaOneOffer;
  readonly lists: SeasonLists;
}

/** `now` in unix seconds. */
export const loadOffer = async (
  races: Races,
  choice: FormulaOneChoice,
  { now, zone }: { readonly now: number; readonly zone: string },
): Promise<Offered> => {
  const season = localTime(now, zone).year;
  const seasons = await orDefault(races.seasons(), null);
  const lists = await listsOf(races, choice, settleSeason(choice.season, { season, seasons }), now);
  return {
    lists,
    offer: {
      season,
      seasons,
      today: calendarDay(now, zone),
      competitions: lists.races && competitions(lists.races.value, zone),
      teams: lists.teams?.map(({ team }) => team.id) ?? null,
      drivers: lists.drivers?.map(({ driver }) => driver.id) ?? null,
    },
  };
};

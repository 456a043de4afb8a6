import type { Competition } from './competition.ts';
import { defaultCompetition } from './default-competition.ts';
import { defaultRace } from './default-race.ts';
import { type FormulaOneChoice, writeFormulaOneQuery } from './formula-one-query.ts';
import { isOver } from './race-status.ts';

/** A null list is unavailable upstream: then no value counts as unknown. */
export interface FormulaOneOffer {
  readonly season: number;
  readonly today: string;
  readonly seasons: readonly number[] | null;
  readonly competitions: readonly Competition[] | null;
  readonly teams: readonly (number | null)[] | null;
  readonly drivers: readonly (number | null)[] | null;
}

export const settleSeason = (wanted: number, { season, seasons }: Pick<FormulaOneOffer, 'season' | 'seasons'>) =>
  seasons === null || seasons.includes(wanted) ? wanted : season;

type Weekend = Pick<FormulaOneChoice, 'competition' | 'race'>;

const settleWeekend = ({ competition, race }: Weekend, { competitions, today }: FormulaOneOffer): Weekend => {
  if (competitions === null) return { competition, race };
  const withRace = competitions.find(({ races }) => races.some(({ id }) => id === race?.id));
  const named = competition === null ? withRace : competitions.find(({ id }) => id === competition);
  const shown = named ?? defaultCompetition(today, competitions);
  if (shown === null) return { competition: null, race: null };
  if (race !== null && withRace === shown) return { competition: shown.id, race };
  const usual = defaultRace(shown.races.map(({ id, status }) => ({ id, completed: isOver(status) })));
  return { competition: shown.id, race: usual && { show: 'results', id: usual.id } };
};

const settleId = (id: number | null, known: readonly (number | null)[] | null): number | null =>
  known === null || known.includes(id) ? id : null;

/** Removes unknown and irrelevant values; the calendar selects the default weekend and session (spec §2.7, §4). */
export const settleChoice = (choice: FormulaOneChoice, offer: FormulaOneOffer): FormulaOneChoice => {
  const { view } = choice;
  const season = settleSeason(choice.season, offer);
  const nothing = { view, season, competition: null, race: null, team: null, driver: null };
  const own = season === choice.season ? choice : nothing;
  switch (view) {
    case 'calendar':
      return { ...nothing, ...settleWeekend(own, offer) };
    case 'teams':
      return { ...nothing, team: settleId(own.team, offer.teams) };
    case 'drivers':
      return { ...nothing, driver: settleId(own.driver, offer.drivers) };
    case 'driver-standings':
    case 'team-standings':
      return nothing;
  }
};

export const namesUnknown = (read: FormulaOneChoice, shown: FormulaOneChoice): boolean =>
  read.season !== shown.season ||
  (read.competition !== null && read.competition !== shown.competition) ||
  (read.race !== null && (read.race.id !== shown.race?.id || read.race.show !== shown.race.show)) ||
  (read.team !== null && read.team !== shown.team) ||
  (read.driver !== null && read.driver !== shown.driver);

/** Omits defaults (R5). The season stays whenever an id is present, because ids are only valid within it. */
export const canonicalFormulaOneQuery = (shown: FormulaOneChoice, offer: FormulaOneOffer): string => {
  const { view, season } = shown;
  const usual = settleChoice({ view, season, competition: null, race: null, team: null, driver: null }, offer);
  const ofWeekend = settleChoice({ ...usual, competition: shown.competition, race: null }, offer);
  const isUsualRace = shown.race?.id === ofWeekend.race?.id && shown.race?.show === ofWeekend.race?.show;
  const chosen = {
    ...shown,
    competition: shown.competition === usual.competition ? null : shown.competition,
    race: isUsualRace ? null : shown.race,
  };
  const names = [chosen.competition, chosen.race, chosen.team, chosen.driver].some((id) => id !== null);
  const pieces = writeFormulaOneQuery(chosen).split('&');
  const isKept = (piece: string): boolean => names || season !== offer.season || !piece.startsWith('szezon=');
  return pieces.filter(isKept).join('&');
};

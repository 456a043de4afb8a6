import { idIn, idParameter, readId, readSeason, seasonParameter, writeQuery } from '../football/query-fields.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { oneOfWords, type QueryParameter } from '../../addresses/paths/query-parameter.ts';
import { localTime } from '../../wording/local-time.ts';

const viewWords = [
  ['versenynaptar', 'calendar'],
  ['csapatok', 'teams'],
  ['versenyzok', 'drivers'],
  ['pontverseny', 'driver-standings'],
  ['konstruktor', 'team-standings'],
] as const;

export type FormulaOneView = (typeof viewWords)[number][1];

export const formulaOneViews: readonly FormulaOneView[] = viewWords.map(([, view]) => view);

export const formulaOneViewWord = (view: FormulaOneView): string =>
  viewWords.find(([, own]) => own === view)?.[0] ?? viewWords[0][0];

/** In the query, a negative id means the starting grid. */
export interface RaceChoice {
  readonly show: 'results' | 'starting-grid';
  readonly id: number;
}

/** Spec §2.7. */
export interface FormulaOneChoice {
  readonly view: FormulaOneView;
  readonly season: number;
  readonly competition: number | null;
  readonly race: RaceChoice | null;
  readonly team: number | null;
  readonly driver: number | null;
}

const raceIn = (text: string | null): RaceChoice | null => {
  const isGrid = text?.startsWith('-') ?? false;
  const id = idIn(isGrid ? (text?.slice(1) ?? null) : text);
  return id === null ? null : { show: isGrid ? 'starting-grid' : 'results', id };
};

const writeRace = ({ show, id }: RaceChoice): number => (show === 'starting-grid' ? -id : id);

export const formulaOneParameters: readonly QueryParameter[] = [
  oneOfWords(
    'oldal',
    viewWords.map(([word]) => word),
  ),
  seasonParameter,
  idParameter('verseny'),
  {
    name: 'futam',
    read: (text) => {
      const race = raceIn(text);
      return race && String(writeRace(race));
    },
  },
  idParameter('csapat'),
  idParameter('versenyzo'),
];

/** Defaults to the current year's calendar; no query is an error (spec §2.7, R5). `now` in unix seconds. */
export const readFormulaOneQuery = (
  query: string,
  { now, zone }: { readonly now: number; readonly zone: string },
): FormulaOneChoice => {
  const word = firstValue(query, 'oldal');
  return {
    view: viewWords.find(([own]) => own === word)?.[1] ?? 'calendar',
    season: readSeason(query) ?? localTime(now, zone).year,
    competition: readId(query, 'verseny'),
    race: raceIn(firstValue(query, 'futam')),
    team: readId(query, 'csapat'),
    driver: readId(query, 'versenyzo'),
  };
};

/** The inverse of `readFormulaOneQuery` (R6); defaults are omitted. */
export const writeFormulaOneQuery = ({ view, season, competition, race, team, driver }: FormulaOneChoice): string =>
  writeQuery([
    ['oldal', view === 'calendar' ? null : formulaOneViewWord(view)],
    ['szezon', season],
    ['verseny', competition],
    ['futam', race && writeRace(race)],
    ['csapat', team],
    ['versenyzo', driver],
  ]);

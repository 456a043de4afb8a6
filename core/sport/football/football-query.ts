import { firstValue } from '../../addresses/paths/query.ts';
import { asItStands, oneOfWords, type QueryParameter } from '../../addresses/paths/query-parameter.ts';
import { calendarDay, isCalendarDay } from './calendar-day.ts';
import type { LeagueLink } from './league-link.ts';
import { idParameter, readId, readSeason, seasonParameter, writeQuery } from './query-fields.ts';
import type { TopListKind } from './top-list.ts';

export type FootballView = 'standings' | TopListKind;

const viewWords = [
  ['tabella', 'standings'],
  ['gol', 'goals'],
  ['sarga', 'yellow'],
  ['piros', 'red'],
] as const;

export const footballViews: readonly FootballView[] = viewWords.map(([, view]) => view);

export const footballParameters: readonly QueryParameter[] = [
  { name: 'orszag', read: asItStands, free: true },
  idParameter('liga'),
  seasonParameter,
  oneOfWords(
    'oldal',
    viewWords.map(([word]) => word),
  ),
  { name: 'nap', read: (text) => (isCalendarDay(text) ? text : null) },
  idParameter('meccs'),
];

/** Spec §2.6. */
export interface FootballChoice {
  readonly country: string | null;
  readonly league: number | null;
  readonly season: number | null;
  readonly view: FootballView;
  readonly day: string;
  readonly fixture: number | null;
}

export interface FootballKnowledge {
  /** Unix seconds. */
  readonly now: number;
  readonly zone: string;
  readonly countries: readonly string[];
  readonly leagues: readonly LeagueLink[];
  readonly ownCountry?: string | null;
}

/** An unknown country falls back to the first league's (spec §5). */
const countryOf = (
  given: string | null,
  league: number | null,
  { countries, leagues, ownCountry = null }: FootballKnowledge,
): string | null => {
  const isKnown = given !== null && (countries.includes(given) || leagues.some(({ country }) => country === given));
  if (isKnown) return given;
  const own = given === null ? leagues.find((link) => link.league === league) : undefined;
  return own?.country ?? (given === null ? ownCountry : null) ?? (own ?? leagues[0])?.country ?? null;
};

const dayOf = (given: string | null, { now, zone }: FootballKnowledge): string =>
  given !== null && isCalendarDay(given) ? given : calendarDay(now, zone);

/** Missing and invalid parameters get their defaults; no query is an error (spec §2.6, R5). */
export const readFootballQuery = (query: string, known: FootballKnowledge): FootballChoice => {
  const given = readId(query, 'liga');
  const country = countryOf(firstValue(query, 'orszag'), given, known);
  const league = given ?? known.leagues.find((link) => link.country === country)?.league ?? null;
  const word = firstValue(query, 'oldal');
  return {
    country,
    league,
    season: readSeason(query) ?? known.leagues.find((link) => link.league === league)?.season ?? null,
    view: viewWords.find(([own]) => own === word)?.[1] ?? 'standings',
    day: dayOf(firstValue(query, 'nap'), known),
    fixture: readId(query, 'meccs'),
  };
};

/** The inverse of `readFootballQuery` (R6); defaults are omitted. */
export const writeFootballQuery = ({ country, league, season, view, day, fixture }: FootballChoice): string =>
  writeQuery([
    ['orszag', country],
    ['liga', league],
    ['szezon', season],
    ['oldal', view === 'standings' ? null : (viewWords.find(([, own]) => own === view)?.[0] ?? null)],
    ['nap', day],
    ['meccs', fixture],
  ]);

import { firstValue } from '../../addresses/paths/query.ts';
import { asItStands, oneOfWords, type QueryParameter } from '../../addresses/paths/query-parameter.ts';
import { calendarDay, isCalendarDay } from './calendar-day.ts';
import type { LeagueLink } from './league-link.ts';
import { idParameter, readId, readSeason, seasonParameter, writeQuery } from './query-fields.ts';
import type { TopListKind } from './top-list.ts';

export type FootballView = 'standings' | TopListKind;

/** Words of `oldal`, the first being the one that needs none. */
const viewWords = [
  ['tabella', 'standings'],
  ['gol', 'goals'],
  ['sarga', 'yellow'],
  ['piros', 'red'],
] as const;

/** The four views in the order in which they are offered. */
export const footballViews: readonly FootballView[] = viewWords.map(([, view]) => view);

/** What the football page reads from its query. */
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

/** What a reader of the football page has chosen (spec §2.6). */
export interface FootballChoice {
  readonly country: string | null;
  readonly league: number | null;
  readonly season: number | null;
  readonly view: FootballView;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Id of the fixture that is shown instead of lists; null for none. */
  readonly fixture: number | null;
}

export interface FootballKnowledge {
  /** Unix seconds; today is the day that it is in the zone. */
  readonly now: number;
  readonly zone: string;
  /** Ids of the countries that upstream has leagues of; empty when it is silent. */
  readonly countries: readonly string[];
  readonly leagues: readonly LeagueLink[];
  /** Where the league is that a query names without a country; null where a link tells it, or nobody does. */
  readonly ownCountry?: string | null;
}

/** A country that nobody knows is that of the first league (spec §5); where none is given, the league says which. */
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

/**
 * Reads the football page's query; whatever is missing or cannot be read has its default, so that no query is an
 * error (spec §2.6, R5).
 */
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

/** The query that is read as this choice (R6); the table and no fixture go without saying. */
export const writeFootballQuery = ({ country, league, season, view, day, fixture }: FootballChoice): string =>
  writeQuery([
    ['orszag', country],
    ['liga', league],
    ['szezon', season],
    ['oldal', view === 'standings' ? null : (viewWords.find(([, own]) => own === view)?.[0] ?? null)],
    ['nap', day],
    ['meccs', fixture],
  ]);

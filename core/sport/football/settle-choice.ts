import { firstValue } from '../../addresses/paths/query.ts';
import { calendarDay, isCalendarDay } from './calendar-day.ts';
import type { FootballChoice, FootballKnowledge } from './football-query.ts';
import { readFootballQuery, writeFootballQuery } from './football-query.ts';
import type { League, LeagueSeason } from './league.ts';
import { readId, readSeason } from './query-fields.ts';
import { isNearSeason } from './season-days.ts';

/** What upstream offers to choose from. */
export interface FootballOffer {
  /** Leagues of the chosen country; empty while upstream is silent. */
  readonly leagues: readonly League[];
  /** Years of every league, the latest first, for one whose seasons are not told. */
  readonly seasons: readonly number[];
}

/** Years of the chosen league, the latest first. */
export const seasonsOffered = ({ leagues, seasons }: FootballOffer, league: number | null): readonly number[] => {
  const own = leagues.find(({ id }) => id === league)?.seasons.map(({ year }) => year) ?? [];
  return own.length === 0 ? seasons : own.toSorted((one, other) => other - one);
};

const leagueOf = (
  { league, country }: FootballChoice,
  { leagues }: FootballOffer,
  { leagues: links }: FootballKnowledge,
) => {
  const isOffered = (id: number | null): boolean => leagues.some((one) => one.id === id);
  if (leagues.length === 0 || isOffered(league)) return league;
  return links.find((link) => link.country === country && isOffered(link.league))?.league ?? leagues[0]?.id ?? null;
};

const seasonOf = (
  given: number | null,
  league: number | null,
  offer: FootballOffer,
  { leagues: links }: FootballKnowledge,
): number | null => {
  const offered = seasonsOffered(offer, league);
  const isOffered = (year: number | null | undefined): year is number =>
    typeof year === 'number' && (offered.length === 0 || offered.includes(year));
  if (isOffered(given)) return given;
  const usual = links.find((link) => link.league === league)?.season;
  if (isOffered(usual)) return usual;
  const current = offer.leagues.find(({ id }) => id === league)?.seasons.find((one) => one.current)?.year;
  return current ?? offered[0] ?? null;
};

const undated = (year: number): LeagueSeason => ({ year, start: null, end: null, current: false });

/** Seasons that a day may be of: the chosen one, or, with a fixture, which may be of any league, all there are. */
const seasonsOfDay = ({ league, season, fixture }: FootballChoice, offer: FootballOffer): readonly LeagueSeason[] => {
  if (fixture !== null) return offer.seasons.map(undated);
  if (season === null) return [];
  const own = offer.leagues.find(({ id }) => id === league)?.seasons.find(({ year }) => year === season);
  return [own ?? undated(season)];
};

/** Each day is asked for upstream and kept as a page, so that one far from any match is today instead. */
const dayOf = (choice: FootballChoice, offer: FootballOffer, { now, zone }: FootballKnowledge): string => {
  const seasons = seasonsOfDay(choice, offer);
  const isNear = seasons.length === 0 || seasons.some((season) => isNearSeason(choice.day, season));
  return isNear ? choice.day : calendarDay(now, zone);
};

/**
 * A choice among what there is: a league that its country does not have is the country's first, a season that a league
 * does not have its current one, a day far from the season today. While upstream is silent, what was read stands.
 */
export const settleChoice = (
  choice: FootballChoice,
  offer: FootballOffer,
  known: FootballKnowledge,
): FootballChoice => {
  const league = leagueOf(choice, offer, known);
  const given = league === choice.league ? choice.season : null;
  const settled = { ...choice, league, season: seasonOf(given, league, offer, known) };
  return { ...settled, day: dayOf(settled, offer, known) };
};

/**
 * Whether a query names a country, a league, a season, a day or a fixture that the page shows something else for. While
 * nobody tells the countries, none is unknown; a fixture has its own day, whatever day led to it.
 */
export const namesUnknown = (query: string, { country, league, season, day, fixture }: FootballChoice): boolean => {
  const differs = <T>(given: T | null, shown: T | null): boolean => given !== null && given !== shown;
  const givenDay = firstValue(query, 'nap');
  return (
    (fixture === null && givenDay !== null && isCalendarDay(givenDay) && givenDay !== day) ||
    (country !== null && differs(firstValue(query, 'orszag') || null, country)) ||
    differs(readId(query, 'liga'), league) ||
    differs(readSeason(query), season) ||
    differs(readId(query, 'meccs'), fixture)
  );
};

const isSame = (one: FootballChoice, other: FootballChoice): boolean =>
  (['country', 'league', 'season', 'view', 'day', 'fixture'] as const).every((field) => one[field] === other[field]);

/**
 * The one query of a choice: what is shown without being asked for is left out, so that the default view has none
 * (R5). `settled` is what a choice that was read is shown as.
 */
export const canonicalFootballQuery = (
  choice: FootballChoice,
  known: FootballKnowledge,
  settled: (choice: FootballChoice) => FootballChoice,
): string =>
  writeFootballQuery(choice)
    .split('&')
    .reduceRight((query, piece) => {
      const shorter = query
        .split('&')
        .filter((one) => one !== piece)
        .join('&');
      return isSame(settled(readFootballQuery(shorter, known)), choice) ? shorter : query;
    }, writeFootballQuery(choice));

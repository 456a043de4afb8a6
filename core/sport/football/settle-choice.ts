import { firstValue } from '../../addresses/paths/query.ts';
import { calendarDay, isCalendarDay } from './calendar-day.ts';
import type { FootballChoice, FootballKnowledge } from './football-query.ts';
import { readFootballQuery, writeFootballQuery } from './football-query.ts';
import type { League, LeagueSeason } from './league.ts';
import { readId, readSeason } from './query-fields.ts';
import { isNearSeason } from './season-days.ts';

export interface FootballOffer {
  readonly leagues: readonly League[];
  readonly seasons: readonly number[];
}

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

const seasonsOfDay = ({ league, season, fixture }: FootballChoice, offer: FootballOffer): readonly LeagueSeason[] => {
  if (fixture !== null) return offer.seasons.map(undated);
  if (season === null) return [];
  const own = offer.leagues.find(({ id }) => id === league)?.seasons.find(({ year }) => year === season);
  return [own ?? undated(season)];
};

/** Days far from the season fall back to today: each day costs an upstream request and a cached page. */
const dayOf = (choice: FootballChoice, offer: FootballOffer, { now, zone }: FootballKnowledge): string => {
  const seasons = seasonsOfDay(choice, offer);
  const isNear = seasons.length === 0 || seasons.some((season) => isNearSeason(choice.day, season));
  return isNear ? choice.day : calendarDay(now, zone);
};

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

/** Omits defaults, which leaves the default view without a query (R5). */
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

import { firstValue } from '../../../addresses/paths/query.ts';
import type { FootballChoice } from '../../../sport/football/football-query.ts';
import { readFootballQuery } from '../../../sport/football/football-query.ts';
import type { Country } from '../../../sport/football/league.ts';
import type { LeagueLink } from '../../../sport/football/league-link.ts';
import { readId } from '../../../sport/football/query-fields.ts';
import { settleChoice } from '../../../sport/football/settle-choice.ts';
import { orDefault } from '../../building/or-default.ts';
import { orNone } from '../../building/or-none.ts';
import type { PageRequest } from '../../page-request.ts';
import type { FootballNeeds } from './football-needs.ts';
import type { Offered } from './football-paths.ts';

export interface LoadedOffer extends Offered {
  readonly countries: readonly Country[];
  readonly choice: FootballChoice;
  /** True when a list of choices could not be loaded. */
  readonly lacking: boolean;
}

const ownCountry = async (
  { liveScores }: Pick<FootballNeeds, 'liveScores'>,
  query: string,
  links: readonly LeagueLink[],
): Promise<string | null> => {
  const league = readId(query, 'liga');
  const isLinked = links.some((link) => link.league === league && link.country !== null);
  if (league === null || isLinked || firstValue(query, 'orszag') !== null) return null;
  return orDefault(
    liveScores.league(league).map(({ country }) => country),
    null,
  );
};

/** Loads the available choices and checks the query. Without upstream the query is used unchecked (R9). */
export const loadOffered = async (
  { liveScores, sportCoverage, clock }: FootballNeeds,
  { site, query }: PageRequest,
): Promise<LoadedOffer> => {
  const loaded = await Promise.all([
    orNone(sportCoverage.leagues(site.slug), []),
    orNone(liveScores.countries(), []),
    orNone(liveScores.seasons(), []),
  ]);
  const [links, countries, seasons] = [loaded[0] ?? [], loaded[1] ?? [], loaded[2] ?? []];
  const known = { now: clock.now(), zone: site.timeZone, countries: countries.map(({ id }) => id), leagues: links };
  const read = readFootballQuery(query, { ...known, ownCountry: await ownCountry({ liveScores }, query, links) });
  const leagues = read.country === null ? [] : await orNone(liveScores.leagues(read.country), []);
  const offer = { leagues: leagues ?? [], seasons };
  return {
    known,
    country: read.country,
    offer,
    countries,
    choice: settleChoice(read, offer, known),
    lacking: leagues === null || loaded.includes(null),
  };
};

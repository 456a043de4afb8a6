import { LRUCache } from 'lru-cache';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Country, League, LeagueSeason } from '#core/sport/football/league.ts';
import { type AskLiveScores, notNamed, valueOf } from './ask-live-scores.ts';
import { freshFor } from './freshness.ts';
import { countryWire, leagueWire, yearWire } from './league.wire.ts';
import type { PictureOf } from './picture-path.ts';

export interface KnownLeagues {
  seasons(): ResultAsync<readonly number[], Failure>;
  countries(): ResultAsync<readonly Country[], Failure>;
  ofCountry(country: string): ResultAsync<readonly League[], Failure>;
  league(id: number): ResultAsync<League, Failure>;
  season(league: number, year: number): ResultAsync<LeagueSeason, Failure>;
}

const maxLeagues = 5_000;

const undated = (year: number): LeagueSeason => ({ year, start: null, end: null, current: false });

export const createKnownLeagues = (ask: AskLiveScores, pictureOf: PictureOf): KnownLeagues => {
  const known = new LRUCache<number, League>({ max: maxLeagues });
  const [country, league] = [countryWire(pictureOf), leagueWire(pictureOf)];
  const noted = (leagues: readonly League[]): readonly League[] => {
    for (const one of leagues) known.set(one.id, one);
    return leagues;
  };

  const seasons = () =>
    ask(['livescore', 'football', 'seasons'], { item: yearWire, freshFor: freshFor.reference }).map(({ value }) =>
      [...new Set(value)].toSorted((one, other) => other - one),
    );
  const countries = () =>
    ask(['livescore', 'football', 'countries'], { item: country, freshFor: freshFor.reference }).map(valueOf);
  const leaguesOf = (wanted: string) =>
    ask(['livescore', 'football', 'leagues', { country: wanted }], { item: league, freshFor: freshFor.reference }).map(
      ({ value }) => noted(value),
    );

  /** A service that cannot list all leagues knows only those of countries that were requested. */
  const leagueOf = (id: number): ResultAsync<League | null, Failure> =>
    leaguesOf('all')
      .map(() => known.get(id) ?? null)
      .orElse((failure) => {
        const one = known.get(id) ?? null;
        return one === null && failure.kind !== 'not-found' ? errAsync(failure) : okAsync(one);
      });

  return {
    seasons,
    countries,
    ofCountry: (wanted) =>
      countries().andThen((all) =>
        all.some(({ id }) => id === wanted) ? leaguesOf(wanted) : notNamed<readonly League[]>(),
      ),
    league: (id) => leagueOf(id).andThen((one) => (one === null ? notNamed<League>() : okAsync(one))),
    season: (id, year) =>
      leagueOf(id).andThen((one) => {
        const own = one?.seasons.find((season) => season.year === year);
        if (own !== undefined) return okAsync(own);
        if (one === null || one.seasons.length > 0) return notNamed<LeagueSeason>();
        return seasons().andThen((years) => (years.includes(year) ? okAsync(undated(year)) : notNamed<LeagueSeason>()));
      }),
  };
};

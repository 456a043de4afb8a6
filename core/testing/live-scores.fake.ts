import { okAsync } from 'neverthrow';
import type { Fixture } from '../sport/football/fixture.ts';
import { calendarDay } from '../sport/football/calendar-day.ts';
import { topList, type TopListKind } from '../sport/football/top-list.ts';
import type { LiveScores } from '../ports/sport/live-scores.ts';
import type { Observed } from '../polling/observed.ts';
import { fails, found } from './refusals.fake.ts';
import type { WorldFootball } from './sport-fixture.ts';

/** `now` in unix seconds; days follow `zone`. */
export const fakeLiveScores = (content: WorldFootball, now: number, zone = 'UTC'): LiveScores => {
  const observed = <T>(value: T): Observed<T> => ({ value, observedAt: now });
  const dayOf = ({ timestamp }: Fixture): string => (timestamp === null ? '' : calendarDay(timestamp, zone));
  const ofSeason = (league: number, season: number): readonly Fixture[] =>
    content.matches
      .map(({ fixture }) => fixture)
      .filter((one) => one.league.id === league && one.league.season === season)
      .toSorted((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0));
  const isKnown = (league: number, season: number): boolean =>
    content.leagues.some(({ id, seasons }) => id === league && seasons.some(({ year }) => year === season));
  const topPlayers = (kind: TopListKind) => (league: number, season: number) =>
    isKnown(league, season)
      ? okAsync(
          topList(
            kind,
            content.players.find((one) => one.league === league && one.season === season)?.players ?? [],
          ).map(({ player }) => player),
        )
      : fails<never>('not-found');

  return {
    fixture: (id) => found(content.matches.find(({ fixture }) => fixture.id === id)).map(observed),
    fixturesOfDay: ({ league, season, date }) =>
      isKnown(league, season)
        ? okAsync(observed(ofSeason(league, season).filter((fixture) => dayOf(fixture) === date)))
        : fails('not-found'),
    allFixtures: ({ league, season, startDate }) =>
      isKnown(league, season)
        ? okAsync(observed(ofSeason(league, season).filter((fixture) => dayOf(fixture) >= (startDate ?? ''))))
        : fails('not-found'),
    standings: (league, season) =>
      isKnown(league, season)
        ? okAsync(content.standings.find((one) => one.league === league && one.season === season)?.rows ?? [])
        : fails('not-found'),
    topScorers: topPlayers('goals'),
    topYellowCards: topPlayers('yellow'),
    topRedCards: topPlayers('red'),
    countries: () => okAsync(content.countries),
    leagues: (country) => okAsync(content.leagues.filter((one) => one.country === country)),
    league: (id) => found(content.leagues.find((one) => one.id === id)),
    seasons: () =>
      okAsync(
        [...new Set(content.leagues.flatMap(({ seasons }) => seasons.map(({ year }) => year)))].toSorted(
          (one, other) => other - one,
        ),
      ),
  };
};

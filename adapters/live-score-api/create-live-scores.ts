import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Fixture } from '#core/sport/football/fixture.ts';
import { isNearSeason } from '#core/sport/football/season-days.ts';
import { topList, type TopListKind } from '#core/sport/football/top-list.ts';
import type { Observed } from '#core/polling/observed.ts';
import type { LiveScores } from '#core/ports/sport/live-scores.ts';
import { askLiveScores, type LiveScoreNeeds, notNamed, single } from './ask-live-scores.ts';
import { fixtureWire } from './fixture.wire.ts';
import { freshFor } from './freshness.ts';
import { createKnownLeagues } from './known-leagues.ts';
import { matchWire } from './match.wire.ts';
import type { NamedIds } from './named-ids.ts';
import { standingsWire, topPlayerWire } from './table.wire.ts';

type Fixtures = ResultAsync<Observed<readonly Fixture[]>, Failure>;

const byKickOff = (fixtures: readonly Fixture[]): readonly Fixture[] =>
  fixtures.toSorted((one, other) => (one.timestamp ?? Infinity) - (other.timestamp ?? Infinity) || 0);

export const createLiveScores = (needs: LiveScoreNeeds & { readonly fixtures: NamedIds }): LiveScores => {
  const { pictureOf, fixtures: named } = needs;
  const ask = askLiveScores(needs);
  const known = createKnownLeagues(ask, pictureOf);
  const [fixture, match] = [
    fixtureWire(pictureOf),
    matchWire(pictureOf).transform((read) => ({ id: read.fixture.id, read })),
  ];
  const [groups, player] = [standingsWire(pictureOf), topPlayerWire(pictureOf)];

  const listed = (answer: Fixtures): Fixtures =>
    answer.map(({ value, observedAt }) => {
      named.note(value.map(({ id }) => id));
      return { value: byKickOff(value), observedAt };
    });

  const top =
    (kind: TopListKind, word: 'topscorers' | 'topyellowcards' | 'topredcards'): LiveScores['topScorers'] =>
    (league, season) =>
      known
        .season(league, season)
        .andThen(() =>
          ask(['livescore', 'football', word, { league }, { season }], { item: player, freshFor: freshFor.table }),
        )
        .map(({ value }) => topList(kind, value).map((row) => row.player));

  return {
    fixture: (id) =>
      named.has(id)
        ? single(id, ask(['livescore', 'football', 'fixtures', { id }], { item: match, freshFor: freshFor.live })).map(
            ({ value: { read }, observedAt }) => {
              named.note(read.headToHead.map((meeting) => meeting.id));
              return { value: read, observedAt };
            },
          )
        : notNamed(),
    fixturesOfDay: ({ league, season, date }) =>
      known.season(league, season).andThen((own) =>
        isNearSeason(date, own)
          ? listed(
              ask(['livescore', 'football', 'fixtures', { league }, { season }, { date }], {
                item: fixture,
                freshFor: freshFor.fixtures,
                agesOut: true,
              }),
            )
          : notNamed<Observed<readonly Fixture[]>>(),
      ),
    allFixtures: ({ league, season, startDate }) =>
      known.season(league, season).andThen((own) =>
        startDate === null || isNearSeason(startDate, own)
          ? listed(
              ask(['livescore', 'football', 'fixtures', { league }, { season }, 'all'], {
                item: fixture,
                freshFor: freshFor.fixtures,
                agesOut: true,
                query: { from: startDate },
              }),
            )
          : notNamed<Observed<readonly Fixture[]>>(),
      ),
    standings: (league, season) =>
      known
        .season(league, season)
        .andThen(() =>
          ask(['livescore', 'football', 'standings', { league }, { season }], {
            item: groups,
            freshFor: freshFor.table,
          }),
        )
        .map(({ value }) => value.flat()),
    topScorers: top('goals', 'topscorers'),
    topYellowCards: top('yellow', 'topyellowcards'),
    topRedCards: top('red', 'topredcards'),
    countries: known.countries,
    leagues: known.ofCountry,
    league: known.league,
    seasons: known.seasons,
  };
};

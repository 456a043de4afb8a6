import circuit from '#adapters/live-score-api/samples/circuit.json' with { type: 'json' };
import country from '#adapters/live-score-api/samples/country.json' with { type: 'json' };
import driver from '#adapters/live-score-api/samples/driver.json' with { type: 'json' };
import driverRow from '#adapters/live-score-api/samples/driver-row.json' with { type: 'json' };
import fixture from '#adapters/live-score-api/samples/fixture.json' with { type: 'json' };
import league from '#adapters/live-score-api/samples/league.json' with { type: 'json' };
import match from '#adapters/live-score-api/samples/match.json' with { type: 'json' };
import player from '#adapters/live-score-api/samples/player.json' with { type: 'json' };
import race from '#adapters/live-score-api/samples/race.json' with { type: 'json' };
import row from '#adapters/live-score-api/samples/row.json' with { type: 'json' };
import standings from '#adapters/live-score-api/samples/standings.json' with { type: 'json' };
import team from '#adapters/live-score-api/samples/team.json' with { type: 'json' };
import teamRow from '#adapters/live-score-api/samples/team-row.json' with { type: 'json' };

const responding = (item: unknown): unknown => ({
  get: '',
  parameters: {},
  errors: [],
  results: 1,
  paging: { current: 1, total: 1 },
  response: [item],
});

/** A sample of each response (docs/upstreams/live-score-api.md). */
export const liveScoreSamples: Readonly<Record<string, unknown>> = {
  'liveScores.seasons': responding(2024),
  'races.seasons': responding(2025),
  'liveScores.leagues': responding(league),
  'liveScores.league': responding(league),
  'liveScores.countries': responding(country),
  'liveScores.allFixtures': responding(fixture),
  'liveScores.fixturesOfDay': responding(fixture),
  'liveScores.fixture': responding(match),
  'liveScores.standings': responding(standings),
  'liveScores.topScorers': responding(player),
  'liveScores.topYellowCards': responding(player),
  'liveScores.topRedCards': responding(player),
  'races.races': responding(race),
  'races.drivers': responding(driverRow),
  'races.teams': responding(teamRow),
  'races.results': responding(row),
  'races.startingGrid': responding(row),
  'races.circuit': responding(circuit),
  'races.team': responding(team),
  'races.driver': responding(driver),
};

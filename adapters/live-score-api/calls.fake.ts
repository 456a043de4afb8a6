import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { liveScoresAt } from './live-score-api.fake.ts';

type Ports = ReturnType<typeof liveScoresAt>;

interface Call {
  readonly name: string;
  readonly before: (ports: Ports) => Promise<unknown>;
  readonly run: (ports: Ports) => ResultAsync<unknown, Failure>;
  readonly sends: string;
}

const nb1 = { league: 271, season: 2024 };
const nothing = () => Promise.resolve();
const leagues = ({ scores }: Ports) => scores.standings(nb1.league, 1900);
const day = ({ scores }: Ports) => scores.fixturesOfDay({ ...nb1, date: '2025-01-11' });
const years = ({ races }: Ports) => races.races(1900);
const season = ({ races }: Ports) => Promise.all([races.races(2025), races.drivers(2025)]);

export const calls: readonly Call[] = [
  ['seasons', nothing, ({ scores }: Ports) => scores.seasons(), 'football/seasons'],
  ['countries', nothing, ({ scores }: Ports) => scores.countries(), 'football/countries'],
  [
    'leagues',
    ({ scores }: Ports) => scores.countries(),
    ({ scores }: Ports) => scores.leagues('HU'),
    'football/leagues/HU',
  ],
  ['fixture', day, ({ scores }: Ports) => scores.fixture(9001), 'football/fixtures/9001'],
  [
    'fixtures of a day',
    leagues,
    ({ scores }: Ports) => scores.fixturesOfDay({ ...nb1, date: '2025-01-12' }),
    'football/fixtures/271/2024/2025-01-12',
  ],
  [
    'all fixtures',
    leagues,
    ({ scores }: Ports) => scores.allFixtures({ ...nb1, startDate: null }),
    'football/fixtures/271/2024/all',
  ],
  [
    'all fixtures from a day on',
    leagues,
    ({ scores }: Ports) => scores.allFixtures({ ...nb1, startDate: '2025-01-12' }),
    'football/fixtures/271/2024/all?from=2025-01-12',
  ],
  ['standings', leagues, ({ scores }: Ports) => scores.standings(271, 2024), 'football/standings/271/2024'],
  ['top scorers', leagues, ({ scores }: Ports) => scores.topScorers(271, 2024), 'football/topscorers/271/2024'],
  [
    'yellow cards',
    leagues,
    ({ scores }: Ports) => scores.topYellowCards(271, 2024),
    'football/topyellowcards/271/2024',
  ],
  ['red cards', leagues, ({ scores }: Ports) => scores.topRedCards(271, 2024), 'football/topredcards/271/2024'],
  ['seasons of races', nothing, ({ races }: Ports) => races.seasons(), 'formula-1/seasons'],
  ['races', years, ({ races }: Ports) => races.races(2025), 'formula-1/races/2025'],
  ['drivers', years, ({ races }: Ports) => races.drivers(2025), 'formula-1/drivers/2025'],
  ['teams', years, ({ races }: Ports) => races.teams(2025), 'formula-1/teams/2025'],
  ['results', season, ({ races }: Ports) => races.results(502), 'formula-1/result/502'],
  ['starting grid', season, ({ races }: Ports) => races.startingGrid(502), 'formula-1/result/-502'],
  ['circuit', season, ({ races }: Ports) => races.circuit(41), 'formula-1/circuit/41'],
  ['team', season, ({ races }: Ports) => races.team(61), 'formula-1/team/61'],
  ['driver', season, ({ races }: Ports) => races.driver(71), 'formula-1/driver/71'],
].map(([name, before, run, path]) => ({ name, before, run, sends: `/livescore/${String(path)}` }) as Call);

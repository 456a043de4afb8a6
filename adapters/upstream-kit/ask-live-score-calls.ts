import type { League } from '#core/sport/football/league.ts';
import type { Asked, Step } from './ask-main-api-calls.ts';
import type { LiveScorePorts } from './ports.ts';

/** Countries to look for a league in. */
const maxCountries = 5;

const askFootball = async ({ liveScores }: LiveScorePorts, step: Step, { today, skip }: Asked): Promise<void> => {
  await step('liveScores.seasons', () => liveScores.seasons());
  const countries = (await step('liveScores.countries', () => liveScores.countries())) ?? [];
  let league: League | undefined;
  for (const { id } of countries.slice(0, maxCountries)) {
    const listed = await step('liveScores.leagues', () => liveScores.leagues(id));
    league ??= listed?.find(({ seasons }) => seasons.length > 0);
    if (league !== undefined) break;
  }
  if (league === undefined) return skip('liveScores.standings', 'league');
  await step('liveScores.league', () => liveScores.league(league.id));
  const season = league.seasons.findLast(({ current }) => current) ?? league.seasons.at(-1);
  const asked = { league: league.id, season: season?.year ?? Number(today.slice(0, 4)) };
  const all = await step('liveScores.allFixtures', () => liveScores.allFixtures({ ...asked, startDate: null }));
  const date = season?.end ?? today;
  const ofDay = await step('liveScores.fixturesOfDay', () => liveScores.fixturesOfDay({ ...asked, date }));
  const fixture = all?.value[0]?.id ?? ofDay?.value[0]?.id;
  if (fixture === undefined) skip('liveScores.fixture', 'fixture');
  else await step('liveScores.fixture', () => liveScores.fixture(fixture));
  await step('liveScores.standings', () => liveScores.standings(asked.league, asked.season));
  await step('liveScores.topScorers', () => liveScores.topScorers(asked.league, asked.season));
  await step('liveScores.topYellowCards', () => liveScores.topYellowCards(asked.league, asked.season));
  await step('liveScores.topRedCards', () => liveScores.topRedCards(asked.league, asked.season));
};

const askFormulaOne = async ({ races }: LiveScorePorts, step: Step, { skip }: Asked): Promise<void> => {
  const [season] = (await step('races.seasons', () => races.seasons())) ?? [];
  if (season === undefined) return skip('races.races', 'season');
  const all = await step('races.races', () => races.races(season));
  const drivers = await step('races.drivers', () => races.drivers(season));
  const teams = await step('races.teams', () => races.teams(season));
  const race = all?.value[0];
  if (race === undefined) skip('races.results', 'race');
  else {
    await step('races.results', () => races.results(race.id));
    await step('races.startingGrid', () => races.startingGrid(race.id));
  }
  const wanted = [
    ['races.circuit', race?.circuitId, (id: number) => races.circuit(id)],
    ['races.team', teams?.[0]?.team.id, (id: number) => races.team(id)],
    ['races.driver', drivers?.[0]?.driver.id, (id: number) => races.driver(id)],
  ] as const;
  for (const [name, id, load] of wanted) {
    if (typeof id === 'number') await step<unknown>(name, () => load(id));
    else skip(name, 'id');
  }
};

/** Makes every call of the live-score API once, with what earlier responses name. */
export const askLiveScoreCalls = async (ports: LiveScorePorts, step: Step, asked: Asked): Promise<void> => {
  await askFootball(ports, step, asked);
  await askFormulaOne(ports, step, asked);
};

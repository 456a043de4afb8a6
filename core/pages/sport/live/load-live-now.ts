import { calendarDay, dayFrom } from '../../../sport/football/calendar-day.ts';
import type { Fixture } from '../../../sport/football/fixture.ts';
import { speakPhase, speakScore } from '../../../sport/football/hu.ts';
import type { LeagueLink } from '../../../sport/football/league-link.ts';
import { isRunning } from '../../../sport/football/match/is-running.ts';
import { writeFormulaOneQuery } from '../../../sport/formula-one/formula-one-query.ts';
import { formulaOneTitle, speakLaps, speakLive } from '../../../sport/formula-one/hu.ts';
import type { Race } from '../../../sport/formula-one/race.ts';
import { isWatched, raceStatus } from '../../../sport/formula-one/race-status.ts';
import { sessionNames } from '../../../sport/formula-one/session-names.ts';
import { type LiveLine, type LiveNow, maxLines } from '../../../sport/live/live-now.ts';
import { hourAndMinute } from '../../../wording/clock.ts';
import { localTime } from '../../../wording/local-time.ts';
import type { Site } from '../../../addresses/sites/site.ts';
import { sportPaths } from '../../../editorial/lists/sport-pages.ts';
import { orDefault } from '../../building/or-default.ts';
import { matchPath } from '../football/match-path.ts';
import type { PageNeeds } from '../../needs.ts';

type SiteOfEvents = Pick<Site, 'slug' | 'timeZone'>;
type Needs = Pick<PageNeeds, 'sportCoverage' | 'races' | 'linkTo' | 'clock'>;

/** Matches of yesterday may run until then. */
const nightEnds = 5;

const pagePath = ({ linkTo }: Needs, page: keyof typeof sportPaths): string =>
  linkTo('articles_by_mstag', { fullPath: sportPaths[page] }) ?? '/';

const matchLine = (path: string, links: readonly LeagueLink[], zone: string, fixture: Fixture): LiveLine => {
  const { id, league, teams } = fixture;
  return {
    kind: 'match',
    id,
    names: [teams.home.name ?? '?', teams.away.name ?? '?'],
    score: fixture.status === 'in-progress' && fixture.score !== null ? speakScore(fixture.score) : '–',
    phase: speakPhase(fixture),
    about: links.find((one) => one.league === league.id)?.label ?? league.name ?? '',
    path: matchPath({ path, links, zone }, fixture),
  };
};

const matchLines = async (needs: Needs, { slug, timeZone }: SiteOfEvents, now: number) => {
  const { sportCoverage } = needs;
  const today = calendarDay(now, timeZone);
  const isNight = localTime(now, timeZone).hour < nightEnds;
  const [links, ...days] = await Promise.all([
    orDefault(sportCoverage.leagues(slug), []),
    orDefault(sportCoverage.ofDay(slug, today), null),
    isNight ? orDefault(sportCoverage.ofDay(slug, dayFrom(today, -1)), null) : [],
  ]);
  if (days.includes(null)) return null;
  const path = pagePath(needs, 'football');
  return days
    .flatMap((day) => day ?? [])
    .filter((fixture) => isRunning(fixture, now))
    .map((fixture) => matchLine(path, links, timeZone, fixture));
};

const raceLine = (path: string, season: number, race: Race, name: string): LiveLine => ({
  kind: 'race',
  id: race.id,
  names: [race.competition.name ?? formulaOneTitle],
  score: speakLaps(race.laps, true) ?? speakLive('live')?.tag ?? '',
  phase: name,
  about: formulaOneTitle,
  path: `${path}?${writeFormulaOneQuery({
    view: 'calendar',
    season,
    competition: race.competition.id,
    race: { show: 'results', id: race.id },
    team: null,
    driver: null,
  })}`,
});

const raceLines = async (needs: Needs, zone: string, now: number) => {
  const season = localTime(now, zone).year;
  const all = await orDefault(
    needs.races.races(season).map(({ value }) => value),
    null,
  );
  if (all === null) return null;
  const path = pagePath(needs, 'formula-one');
  return all
    .filter((race) => raceStatus(race.status) === 'live' && isWatched(race, now))
    .map((race) => {
      const names = sessionNames(all.filter(({ competition }) => competition.id === race.competition.id));
      return raceLine(path, season, race, names.get(race.id) ?? '');
    });
};

/** Everything that runs at this moment among what the newsroom follows. Null when nothing could be loaded. */
export const loadLiveNow =
  (needs: Needs) =>
  async (site: SiteOfEvents): Promise<LiveNow | null> => {
    const now = needs.clock.now();
    const [matches, races] = await Promise.all([matchLines(needs, site, now), raceLines(needs, site.timeZone, now)]);
    if (matches === null && races === null) return null;
    const lacking = [...(matches === null ? ['match' as const] : []), ...(races === null ? ['race' as const] : [])];
    const { hour, minute } = localTime(now, site.timeZone);
    return {
      at: Math.floor(now),
      clock: hourAndMinute(hour, minute),
      lines: [...(races ?? []), ...(matches ?? [])].slice(0, maxLines),
      lacking,
    };
  };

import { folded } from '../../editorial/search/folded.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import { type SportPage, sportPaths } from '../../editorial/lists/sport-pages.ts';
import { calendarDay } from '../../sport/football/calendar-day.ts';
import { footballPageName, speakTeams } from '../../sport/football/hu.ts';
import { formulaOneTitle } from '../../sport/formula-one/hu.ts';
import { orDefault } from '../building/or-default.ts';
import type { PageNeeds } from '../needs.ts';
import type { PageRequest } from '../page-request.ts';
import { matchPath } from '../sport/football/match-path.ts';
import { fixturesNear, matchOfTeam } from './match-of-team.ts';

export interface SportWay {
  readonly label: string;
  readonly path: string;
}

type Needs = Pick<PageNeeds, 'sportCoverage' | 'linkTo' | 'clock'>;

const wholeSports: ReadonlyMap<string, SportPage> = new Map([
  ...['labdarugas', 'foci', 'futball'].map((slug) => [slug, 'football'] as const),
  ...['forma-1', 'forma1', 'f1', 'formula-1'].map((slug) => [slug, 'formula-one'] as const),
]);

const isOfSport = ({ items }: ArticleList): boolean =>
  items.filter(({ section }) => section?.slug === 'sport').length * 2 > items.length;

const titles: Readonly<Record<SportPage, string>> = { football: footballPageName, 'formula-one': formulaOneTitle };

/** From the tag of a sport, a league or a team to its results; null elsewhere. */
export const sportWayOf = async (
  needs: Needs,
  { route, site }: PageRequest,
  list: ArticleList,
): Promise<SportWay | null> => {
  if (route.name !== 'articles_by_tag' || !isOfSport(list)) return null;
  const sport = wholeSports.get(route.params['fullPath'] ?? '') ?? null;
  const path = needs.linkTo('articles_by_mstag', { fullPath: sportPaths[sport ?? 'football'] });
  if (path === null) return null;
  if (sport !== null) return { label: titles[sport], path };

  const links = await orDefault(needs.sportCoverage.leagues(site.slug), []);
  const league = links.find(({ label }) => folded(label) === folded(list.title));
  if (league !== undefined)
    return { label: `${footballPageName}: ${league.label}`, path: `${path}?liga=${league.league}` };

  const now = needs.clock.now();
  const fixtures = await fixturesNear(needs, { site: site.slug, links, today: calendarDay(now, site.timeZone) });
  const match = matchOfTeam(fixtures, list.title, now);
  return match === undefined
    ? null
    : {
        label: speakTeams({ home: match.teams.home.name, away: match.teams.away.name }),
        path: matchPath({ path, links, zone: site.timeZone }, match),
      };
};

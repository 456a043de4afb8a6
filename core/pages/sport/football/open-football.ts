import { err, ok, ResultAsync, type Result } from 'neverthrow';
import { firstValue } from '../../../addresses/paths/query.ts';
import { calendarDay } from '../../../sport/football/calendar-day.ts';
import { footballDescription, speakDatedMatch, speakFootballTitle } from '../../../sport/football/hu.ts';
import type { FootballChoice } from '../../../sport/football/football-query.ts';
import { namesUnknown, seasonsOffered, settleChoice } from '../../../sport/football/settle-choice.ts';
import { latestState } from '../../../polling/live-history.ts';
import { speakCountry } from '../../../wording/hu-countries.ts';
import { headOf } from '../../building/head.ts';
import type { Head } from '../../page-head.ts';
import type { InsteadOfPage } from '../../instead-of-page.ts';
import { ownPath } from '../../building/own-path.ts';
import type { PageRequest } from '../../page-request.ts';
import type { Opened, UseCase } from '../../use-case.ts';
import { choiceWays } from './choice-ways.ts';
import type { FootballContent } from './football-content.ts';
import type { FootballNeeds } from './football-needs.ts';
import { choicePath } from './football-paths.ts';
import { loadLists } from './load-lists.ts';
import { type LoadedOffer, loadOffered } from './load-offered.ts';
import { type Located, locateFixture } from './locate-fixture.ts';

interface Found {
  readonly path: string;
  readonly offered: LoadedOffer;
  readonly located: Located | null;
  readonly choice: FootballChoice;
}

const leagueName = ({ known, offer }: LoadedOffer, located: Located | null, league: number | null): string | null =>
  offer.leagues.find(({ id }) => id === league)?.name ??
  (located && latestState(located.history).value.fixture.league.name) ??
  known.leagues.find((link) => link.league === league)?.label ??
  null;

const loadContent = async (
  needs: FootballNeeds,
  request: PageRequest,
  { path, offered, located, choice }: Found,
): Promise<FootballContent> => {
  const { known, countries, offer, lacking } = offered;
  const today = calendarDay(known.now, known.zone);
  const way = choiceWays(path, offered, choice);
  return {
    sport: 'football',
    path,
    choice,
    today,
    quickLinks: known.leagues.map(({ label, country, league, season }) => ({
      label,
      path: way({ country, league, season, fixture: null }).path,
      current: league === choice.league,
    })),
    countries,
    leagues: offer.leagues,
    seasons: seasonsOffered(offer, choice.league),
    leagueName: leagueName(offered, located, choice.league),
    shown:
      located === null
        ? await loadLists(needs, request, { choice, lacking, today, way, links: known.leagues })
        : { kind: 'match', history: located.history, back: way({ fixture: null }).path },
  };
};

const titleOf = (
  { leagueName: name, choice, countries, shown }: FootballContent,
  isNamed: (field: string) => boolean,
): string => {
  if (shown.kind === 'match') return speakDatedMatch(latestState(shown.history).value.fixture, choice.day);
  const country = countries.find(({ id }) => id === choice.country)?.name ?? null;
  return speakFootballTitle({
    league: name,
    country: isNamed('orszag') && country !== null ? speakCountry(country) : null,
    season: isNamed('szezon') ? choice.season : null,
    view: choice.view,
    day: isNamed('nap') ? choice.day : null,
  });
};

const describe = (content: FootballContent, canonical: string): Head => {
  const isNamed = (field: string): boolean => firstValue(canonical.split('?')[1] ?? '', field) !== null;
  const title = titleOf(content, isNamed);
  return headOf({
    title,
    description: `${title}. ${footballDescription}`,
    canonical,
    // Day pages are endless, and every fixture has a page of its own.
    noindex: content.shown.kind === 'lists' && isNamed('nap'),
  });
};

const open = async (
  needs: FootballNeeds,
  request: PageRequest,
): Promise<Result<Opened<FootballContent>, InsteadOfPage>> => {
  const path = ownPath(needs, request);
  const offered = await loadOffered(needs, request);
  const located = await locateFixture(needs, request.site, offered);
  if (located.isErr()) return err(located.error);
  const choice =
    located.value?.choice ?? settleChoice({ ...offered.choice, fixture: null }, offered.offer, offered.known);
  const canonical = choicePath(path, offered, choice);
  const isElsewhere = located.value !== null && choice.country !== offered.country;
  if (isElsewhere || namesUnknown(request.query, choice))
    return err({ kind: 'redirect', permanent: false, location: canonical });
  const content = await loadContent(needs, request, { path, offered, located: located.value, choice });
  return ok({ content, head: describe(content, canonical) });
};

/** Opens the football page (spec §2.6). Unknown query values redirect to the canonical address (R5). */
export const openFootball =
  (needs: FootballNeeds): UseCase<FootballContent> =>
  (request) =>
    new ResultAsync(open(needs, request));

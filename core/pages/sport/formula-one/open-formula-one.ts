import { errAsync, ResultAsync } from 'neverthrow';
import { carryAppMode, isAppMode } from '../../../app-shell/app-mode.ts';
import { type FormulaOneChoice, readFormulaOneQuery } from '../../../sport/formula-one/formula-one-query.ts';
import { ranking } from '../../../sport/formula-one/ranking.ts';
import {
  canonicalFormulaOneQuery,
  type FormulaOneOffer,
  namesUnknown,
  settleChoice,
} from '../../../sport/formula-one/settle-choice.ts';
import { headOf } from '../../building/head.ts';
import type { InsteadOfPage } from '../../instead-of-page.ts';
import type { PageNeeds } from '../../needs.ts';
import { orDefault } from '../../building/or-default.ts';
import { ownPath } from '../../building/own-path.ts';
import type { Opened, UseCase } from '../../use-case.ts';
import { calendarView, type PathOf } from './calendar-view.ts';
import type { FormulaOneContent, FormulaOneShown } from './formula-one-content.ts';
import { formulaOneDescription, formulaOneTitleOf } from './formula-one-title.ts';
import { loadOffer, type Offered, type SeasonLists } from './load-offer.ts';

type Needs = Pick<PageNeeds, 'races' | 'liveRace' | 'clock' | 'linkTo'>;

const pathsOf = (path: string, { season, view }: FormulaOneChoice, offer: FormulaOneOffer): PathOf => {
  const nothing = { view, season, competition: null, race: null, team: null, driver: null };
  return (choice) => {
    const query = canonicalFormulaOneQuery(settleChoice({ ...nothing, ...choice }, offer), offer);
    return query === '' ? path : `${path}?${query}`;
  };
};

const ofTeams = async (
  { races }: Needs,
  { view, team }: FormulaOneChoice,
  rows: NonNullable<SeasonLists['teams']>,
): Promise<FormulaOneShown> =>
  view === 'team-standings'
    ? { kind: view, table: ranking(rows) }
    : { kind: 'teams', table: ranking(rows), profile: team === null ? null : await orDefault(races.team(team), null) };

const ofDrivers = async (
  { races }: Needs,
  { view, driver }: FormulaOneChoice,
  rows: NonNullable<SeasonLists['drivers']>,
): Promise<FormulaOneShown> =>
  view === 'driver-standings'
    ? { kind: view, table: ranking(rows) }
    : {
        kind: 'drivers',
        table: ranking(rows),
        profile: driver === null ? null : await orDefault(races.driver(driver), null),
      };

/** A failed request removes its own block, never the page (R9, spec §8). */
const showChoice = async (
  needs: Needs,
  chosen: FormulaOneChoice,
  { races, teams, drivers }: SeasonLists,
  { zone, pathOf }: { readonly zone: string; readonly pathOf: PathOf },
): Promise<FormulaOneShown | null> => {
  if (teams !== null) return ofTeams(needs, chosen, teams);
  if (drivers !== null) return ofDrivers(needs, chosen, drivers);
  return races && calendarView(needs, { races, chosen, zone, pathOf });
};

const seasonsOf = ({ seasons, season: current }: FormulaOneOffer, shown: number): readonly number[] =>
  [...new Set([...(seasons ?? []), current, shown])].toSorted((one, other) => other - one);

/** Opens the Formula 1 page (spec §2.7). Redirects unknown choices, so each view has one address (R5). */
export const openFormulaOne =
  (needs: Needs): UseCase<FormulaOneContent> =>
  (request) => {
    const path = ownPath(needs, request);
    const { site, query } = request;
    const known = { now: needs.clock.now(), zone: site.timeZone };
    const read = readFormulaOneQuery(query, known);

    const shownPage = async (
      chosen: FormulaOneChoice,
      { offer, lists }: Offered,
    ): Promise<Opened<FormulaOneContent>> => {
      const pathOf = pathsOf(path, chosen, offer);
      const content: FormulaOneContent = {
        sport: 'formula-one',
        path,
        choice: chosen,
        seasons: seasonsOf(offer, chosen.season),
        season: offer.season,
        shown: await showChoice(needs, chosen, lists, { zone: site.timeZone, pathOf }),
      };
      const title = formulaOneTitleOf(content);
      return {
        content,
        head: headOf({ title, description: formulaOneDescription(content), canonical: pathOf(chosen) }),
      };
    };

    return ResultAsync.fromSafePromise(loadOffer(needs.races, read, known)).andThen((offered) => {
      const chosen = settleChoice(read, offered.offer);
      if (!namesUnknown(read, chosen))
        return ResultAsync.fromSafePromise<Opened<FormulaOneContent>, InsteadOfPage>(shownPage(chosen, offered));
      const location = pathsOf(path, chosen, offered.offer)(chosen);
      return errAsync<Opened<FormulaOneContent>, InsteadOfPage>({
        kind: 'redirect',
        permanent: false,
        location: isAppMode(query) ? carryAppMode(location) : location,
      });
    });
  };

import { err, ok, type Result } from 'neverthrow';
import type { Site } from '../../../addresses/sites/site.ts';
import type { Failure } from '../../../failure/failure.ts';
import { calendarDay } from '../../../sport/football/calendar-day.ts';
import type { Fixture } from '../../../sport/football/fixture.ts';
import type { FootballChoice } from '../../../sport/football/football-query.ts';
import { latestState } from '../../../polling/live-history.ts';
import { insteadOfFailure } from '../../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../../instead-of-page.ts';
import { orDefault } from '../../building/or-default.ts';
import type { FootballMatch } from './football-content.ts';
import type { FootballNeeds } from './football-needs.ts';
import type { LoadedOffer } from './load-offered.ts';

export interface Located {
  readonly history: FootballMatch['history'];
  readonly choice: FootballChoice;
}

/** Upstream only knows a fixture after a list has named it, so load the lists of its day first. */
const nameFixture = async (
  { liveScores, sportCoverage }: FootballNeeds,
  site: Site,
  { league, season, day, fixture }: FootballChoice,
): Promise<void> => {
  const isNamed = (fixtures: readonly Fixture[]): boolean => fixtures.some(({ id }) => id === fixture);
  const load = async (ofLeague: number | null, ofSeason: number | null): Promise<boolean> =>
    ofLeague !== null &&
    ofSeason !== null &&
    isNamed(
      await orDefault(
        liveScores.fixturesOfDay({ league: ofLeague, season: ofSeason, date: day }).map(({ value }) => value),
        [],
      ),
    );
  if (await load(league, season)) return;
  const followed = (await orDefault(sportCoverage.ofDay(site.slug, day), [])).find(({ id }) => id === fixture);
  if (followed !== undefined) await load(followed.league.id, followed.league.season);
};

const placed = async (
  { liveScores }: FootballNeeds,
  history: Located['history'],
  { choice, known, offer }: Pick<LoadedOffer, 'choice' | 'known' | 'offer'>,
  { timeZone }: Site,
): Promise<Located> => {
  const { league, timestamp } = latestState(history).value.fixture;
  const linked = known.leagues.find((one) => one.league === league.id)?.country ?? null;
  const isOfChosen = offer.leagues.some(({ id }) => id === league.id);
  const told =
    linked !== null || isOfChosen || league.id === null
      ? null
      : await orDefault(
          liveScores.league(league.id).map((one) => one.country),
          null,
        );
  // A country that is not selectable would cause a redirect loop.
  const country = linked ?? (told !== null && known.countries.includes(told) ? told : null);
  return {
    history,
    choice: {
      ...choice,
      view: 'standings',
      country: country ?? choice.country,
      league: league.id ?? choice.league,
      season: league.season ?? choice.season,
      day: timestamp === null ? choice.day : calendarDay(timestamp, timeZone),
    },
  };
};

export const locateFixture = async (
  needs: FootballNeeds,
  site: Site,
  offered: Pick<LoadedOffer, 'choice' | 'known' | 'offer'>,
): Promise<Result<Located | null, InsteadOfPage>> => {
  const { choice } = offered;
  const { fixture: id } = choice;
  if (id === null) return ok(null);
  const isMissing = ({ kind }: Failure): boolean => kind === 'not-found';
  const first = await needs.liveMatch(id);
  if (first.isErr() && isMissing(first.error)) await nameFixture(needs, site, choice);
  const answer = first.isErr() && isMissing(first.error) ? await needs.liveMatch(id) : first;
  if (answer.isOk()) return ok(await placed(needs, answer.value, offered, site));
  return isMissing(answer.error) ? ok(null) : err(insteadOfFailure(answer.error));
};

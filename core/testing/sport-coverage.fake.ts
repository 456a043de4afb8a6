import { okAsync } from 'neverthrow';
import { calendarDay } from '../sport/football/calendar-day.ts';
import { readLeagueLinks } from '../sport/football/league-link.ts';
import type { ReportedFixture } from '../sport/football/match/reported-fixture.ts';
import type { SportCoverage } from '../ports/sport/sport-coverage.ts';
import type { Newsroom } from './newsroom.fake.ts';

export const fakeSportCoverage = ({ content, unique, listed, roleOf, siteOf }: Newsroom): SportCoverage => {
  const reported = (site: string): readonly ReportedFixture[] =>
    (content.sport?.football.matches ?? []).map(({ fixture }) => {
      const report = listed(site).find(({ article }) => article.livescoreId === fixture.id);
      const path = report?.card.path ?? null;
      return {
        ...fixture,
        report: path === null ? null : { path, robot: report?.article.flags?.includes('robot') ?? false },
      };
    });
  const dayOf = (site: string, { timestamp }: ReportedFixture): string =>
    timestamp === null ? '' : calendarDay(timestamp, siteOf(roleOf(site)).timeZone);
  const links = (site: string) => readLeagueLinks(unique(site, 'sport-leagues') ?? null);
  return {
    leagues: (site) => okAsync(links(site)),
    timetable: (site, { league, season, startDate }) =>
      okAsync(
        reported(site).filter(
          (one) => one.league.id === league && one.league.season === season && dayOf(site, one) >= (startDate ?? ''),
        ),
      ),
    ofDay: (site, day) =>
      okAsync(
        reported(site).filter(
          (one) => dayOf(site, one) === day && links(site).some(({ league }) => league === one.league.id),
        ),
      ),
  };
};

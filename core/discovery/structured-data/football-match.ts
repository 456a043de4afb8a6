import { calendarDay } from '../../sport/football/calendar-day.ts';
import type { Team } from '../../sport/football/fixture.ts';
import type { FootballContent } from '../../pages/sport/football/football-content.ts';
import type { Page } from '../../pages/page.ts';
import { pageAddress } from '../../pages/building/public-addresses.ts';
import { latestState } from '../../polling/live-history.ts';
import { zonedTime } from '../../wording/zoned-time.ts';
import type { Thing } from './thing.ts';

const teamOf = ({ name }: Team): Thing | undefined =>
  name === null ? undefined : { '@type': 'SportsTeam', name, sport: 'Association football' };

const calledOff: Readonly<Record<string, string>> = {
  PST: 'https://schema.org/EventPostponed',
  CANC: 'https://schema.org/EventCancelled',
};

export const footballMatch = (page: Page, { shown }: FootballContent): readonly Thing[] => {
  if (shown.kind === 'lists') return [];
  const { teams, timestamp, dayOnly, venue, league, short } = latestState(shown.history).value.fixture;
  if (timestamp === null) return [];
  const [home, away] = [teamOf(teams.home), teamOf(teams.away)];
  return [
    {
      '@type': 'SportsEvent',
      '@id': `${pageAddress(page)}#event`,
      url: pageAddress(page),
      name: page.head.title,
      sport: 'Association football',
      startDate: (dayOnly ? calendarDay : zonedTime)(timestamp, page.frame.site.timeZone),
      eventStatus: calledOff[short ?? ''] ?? 'https://schema.org/EventScheduled',
      location: venue === null ? undefined : { '@type': 'Place', name: venue },
      homeTeam: home,
      awayTeam: away,
      competitor: [home, away].filter((team) => team !== undefined),
      superEvent: league.name === null ? undefined : { '@type': 'SportsEvent', name: league.name },
    },
  ];
};

import { speakCountry } from '../../wording/hu-countries.ts';
import { formulaOneTitle } from '../../sport/formula-one/hu.ts';
import type {
  CalendarView,
  FormulaOneContent,
  Session,
  Weekend,
} from '../../pages/sport/formula-one/formula-one-content.ts';
import type { Page } from '../../pages/page.ts';
import { pageAddress, publicAddress } from '../../pages/building/public-addresses.ts';
import { zonedTime } from '../../wording/zoned-time.ts';
import type { Thing, Value } from './thing.ts';

/** schema.org has no status for running or finished events. */
const eventStatus = (status: string | null): string =>
  `https://schema.org/${status === 'Cancelled' ? 'EventCancelled' : status === 'Postponed' ? 'EventPostponed' : 'EventScheduled'}`;

const nameOf = ({ name }: Weekend): string => name ?? formulaOneTitle;

const placeOf = ({ circuit }: CalendarView, { city, country }: Weekend): Value => {
  const name = circuit?.name ?? city;
  if (name === null) return undefined;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city ?? undefined,
      addressCountry: country === null ? undefined : speakCountry(country),
    },
  };
};

const sessionEvent = (page: Page, view: CalendarView, weekend: Weekend, session: Session): readonly Thing[] =>
  session.startsAt === null
    ? []
    : [
        {
          '@type': 'SportsEvent',
          name: `${nameOf(weekend)}: ${session.name}`,
          sport: formulaOneTitle,
          startDate: zonedTime(session.startsAt, page.frame.site.timeZone),
          eventStatus: eventStatus(session.status),
          location: placeOf(view, weekend),
          url: publicAddress(page.frame.site, session.path),
        },
      ];

const ofWeekend = (page: Page, view: CalendarView, weekend: Weekend): readonly Thing[] => {
  const times = view.sessions.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt]));
  if (times.length === 0) return [];
  const isOff = view.sessions.every(({ status }) => status === 'Cancelled');
  return [
    {
      '@type': 'SportsEvent',
      '@id': `${pageAddress(page)}#event`,
      name: nameOf(weekend),
      sport: formulaOneTitle,
      startDate: zonedTime(Math.min(...times), page.frame.site.timeZone),
      endDate: zonedTime(Math.max(...times), page.frame.site.timeZone),
      eventStatus: eventStatus(isOff ? 'Cancelled' : null),
      location: placeOf(view, weekend),
      url: publicAddress(page.frame.site, weekend.path),
      subEvent: view.sessions.flatMap((session) => sessionEvent(page, view, weekend, session)),
    },
  ];
};

export const raceWeekend = (page: Page, { shown }: FormulaOneContent): readonly Thing[] => {
  const weekend = shown?.kind === 'calendar' ? shown.weekends.find(({ current }) => current) : undefined;
  return shown?.kind === 'calendar' && weekend !== undefined ? ofWeekend(page, shown, weekend) : [];
};

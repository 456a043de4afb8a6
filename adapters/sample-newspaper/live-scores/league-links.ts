import { dayAfter, dayOf } from '../../origin/sport/calls/zone.ts';
import { competitionPlans } from './competition-plan.ts';

const { hungarian, european, world, cup } = competitionPlans;

export const leagueLinksAt = (now: number): string =>
  JSON.stringify(
    [hungarian, european, world, cup].map(({ name, country, league, today }) => ({
      key: name,
      value: `?orszag=${country}&liga=${league}&szezon=${dayAfter(dayOf(now), -today).slice(0, 4)}`,
    })),
  );

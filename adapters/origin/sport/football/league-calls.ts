import type { LiveScoreCall } from '../calls/live-score-call.ts';
import type { LiveScoreContext } from '../calls/live-score-context.ts';

const countries: LiveScoreCall = {
  path: 'countries',
  answer: ({ db }) => db.selectFrom('football_countries').select(['name', 'code', 'flag']).orderBy('name').execute(),
};

const seasons: LiveScoreCall = {
  path: 'seasons',
  answer: async ({ db }) => {
    const rows = await db.selectFrom('football_seasons').select('year').distinct().orderBy('year').execute();
    return rows.map(({ year }) => year);
  },
};

const leagueItems = async ({ db }: LiveScoreContext, country: string): Promise<readonly object[]> => {
  const [rows, years] = await Promise.all([
    db
      .selectFrom('football_leagues as l')
      .innerJoin('football_countries as c', 'c.id', 'l.country')
      .select(['l.id', 'l.name', 'l.type', 'l.logo', 'c.id as country', 'c.name as countryName', 'c.code', 'c.flag'])
      .where((is) => (country === 'all' ? is.lit(true) : is('c.id', '=', country)))
      .orderBy('l.id')
      .execute(),
    db.selectFrom('football_seasons').selectAll().orderBy('year').execute(),
  ]);
  return rows.map(({ id, name, type, logo, countryName, code, flag }) => ({
    league: { id, name, type, logo },
    country: { name: countryName, code, flag },
    seasons: years
      .filter(({ league }) => league === id)
      .map(({ year, start_day: start, end_day: end, current }) => ({ year, start, end, current })),
  }));
};

const leagues: LiveScoreCall = {
  path: 'leagues/:country',
  answer: (context, { country = '' }) => leagueItems(context, country),
};

export const leagueCalls: readonly LiveScoreCall[] = [countries, seasons, leagues];

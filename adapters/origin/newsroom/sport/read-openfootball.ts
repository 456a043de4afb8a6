import { slugOf } from '../../content/slug-of.ts';
import { momentOf } from '../../sport/calls/zone.ts';
import { countryOfLeague } from './country-of.ts';
import type { OpenfootballMatch } from './openfootball.wire.ts';
import { openfootballFile, openfootballRounds, zoneHours } from './openfootball.wire.ts';
import type { WrittenFixture, WrittenSeason, WrittenTeam } from './written-fixture.ts';

const knownIds: Readonly<Record<string, number>> = { 'world-cup': 1, euro: 4 };

/** In seconds, for `UTC+5:30`, `UTC±0` or `CET`. */
const aheadOf = (zone: string): number => {
  const hours = zoneHours[zone];
  if (hours !== undefined) return hours * 3600;
  const [, sign, whole = '0', minutes = '0'] = /^UTC([+-])(\d+)(?::(\d+))?$/.exec(zone) ?? [];
  return (Number(whole) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
};

/** Parses `17:00 UTC+5`. Without a zone, it is local time. */
const momentAt = (day: string, time: string): number => {
  const [written = '', zone] = time.split(' ');
  const clock = written.padStart(5, '0');
  return zone === undefined ? momentOf(day, clock) : Date.parse(`${day}T${clock}:00Z`) / 1000 - aheadOf(zone);
};

const score = (pair: readonly [number, number] | null | undefined) => ({
  home: pair?.[0] ?? null,
  away: pair?.[1] ?? null,
});

const statusOf = ({ status, score: result, time }: OpenfootballMatch): string => {
  const word = status?.toLowerCase() ?? '';
  if (word.startsWith('award')) return 'AWD';
  if (word.startsWith('postpone')) return 'PST';
  if (word.startsWith('cancel')) return 'CANC';
  if (word.startsWith('abandon')) return 'ABD';
  if (result?.p) return 'PEN';
  if (result?.et) return 'AET';
  if (result?.ft) return 'FT';
  return time ? 'NS' : 'TBD';
};

type Goal = NonNullable<OpenfootballMatch['goals1']>[number];

const eventOf = (team: WrittenTeam, { name, minute, offset, penalty, owngoal }: Goal) => ({
  time: { elapsed: minute ?? null, extra: offset ?? null },
  team: { id: team.id, name: team.name, logo: null },
  player: { id: null, name },
  assist: { id: null, name: null },
  type: 'Goal',
  detail: owngoal ? 'Own Goal' : penalty ? 'Penalty' : 'Normal Goal',
  comments: null,
});

const byTime = (one: ReturnType<typeof eventOf>, other: ReturnType<typeof eventOf>): number =>
  (one.time.elapsed ?? 0) - (other.time.elapsed ?? 0) || (one.time.extra ?? 0) - (other.time.extra ?? 0);

const fixtureOf = (match: OpenfootballMatch): WrittenFixture => {
  const { score: result, date, time, ground } = match;
  const [home, away] = [match.team1, match.team2].map((name): WrittenTeam => ({ id: null, name, logo: null }));
  const [venue, city] = ground?.split(', ') ?? [];
  const short = statusOf(match);
  const goals = score(result?.et ?? result?.ft);
  const [full, extra] = [result?.ft, result?.et];
  const teams = { home: home as WrittenTeam, away: away as WrittenTeam };
  return {
    id: null,
    round: match.round ?? null,
    group: match.group ?? null,
    kickOff: momentAt(date, time ?? '00:00'),
    ...teams,
    venue: venue ?? null,
    city: city ?? null,
    referee: null,
    told: {
      fixture: {
        status: { long: null, short, elapsed: null, extra: null },
        ...(time ? {} : { timestamp: null, date }),
      },
      goals,
      score: {
        halftime: score(result?.ht),
        fulltime: score(full),
        extratime: score(full && extra ? [extra[0] - full[0], extra[1] - full[1]] : null),
        penalty: score(result?.p),
      },
      events: [
        ...(match.goals1 ?? []).map((goal) => eventOf(teams.home, goal)),
        ...(match.goals2 ?? []).map((goal) => eventOf(teams.away, goal)),
      ].toSorted(byTime),
    },
  };
};

export const readOpenfootball = (json: object): WrittenSeason | { readonly issues: readonly Issue[] } => {
  const read = ('rounds' in json ? openfootballRounds : openfootballFile).safeParse(json);
  if (!read.success) return { issues: read.error.issues };
  const { name, matches } = read.data;
  const year = /\b(\d{4})(?:[/-]\d{2,4})?\b/.exec(name);
  if (year === null) return { issues: [{ path: ['name'], message: name }] };
  const league = name.replace(year[0], ' ').replace(/\s+/g, ' ').trim();
  const slug = slugOf(league);
  return {
    league: {
      id: knownIds[slug] ?? null,
      knownBy: 'name',
      slug,
      name: league,
      logo: null,
      country: countryOfLeague(name),
    },
    season: Number(year[1]),
    fixtures: matches.map(fixtureOf),
  };
};

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

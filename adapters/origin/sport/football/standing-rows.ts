import type { FixtureFacts } from './fixture-facts.wire.ts';
import type { TeamItem } from './fixture-item.ts';

export interface RecordItem {
  readonly played: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly goals: { readonly for: number; readonly against: number };
}

export interface StandingItem {
  readonly rank: number;
  readonly team: TeamItem;
  readonly points: number;
  readonly goalsDiff: number;
  readonly group: string;
  readonly form: string;
  readonly status: string;
  readonly description: string | null;
  readonly all: RecordItem;
  readonly home: RecordItem;
  readonly away: RecordItem;
  readonly update: string | null;
}

interface Played {
  readonly at: 'home' | 'away';
  readonly own: number;
  readonly others: number;
}

const counts = ({ short, goals }: FixtureFacts): boolean =>
  ['FT', 'AET', 'PEN', 'AWD', 'WO'].includes(short ?? '') && goals.home !== null && goals.away !== null;

const recordOf = (played: readonly Played[]): RecordItem => {
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0);
  return {
    played: played.length,
    win: played.filter(({ own, others }) => own > others).length,
    draw: played.filter(({ own, others }) => own === others).length,
    lose: played.filter(({ own, others }) => own < others).length,
    goals: { for: sum(({ own }) => own), against: sum(({ others }) => others) },
  };
};

const letterOf = ({ own, others }: Played): string => (own > others ? 'W' : own < others ? 'L' : 'D');

type Unranked = Omit<StandingItem, 'rank'>;

const rowOf = (group: string, team: TeamItem, played: readonly Played[]): Unranked => {
  const all = recordOf(played);
  const at = (where: Played['at']): RecordItem => recordOf(played.filter((one) => one.at === where));
  return {
    team,
    points: all.win * 3 + all.draw,
    goalsDiff: all.goals.for - all.goals.against,
    group,
    form: played.slice(-5).map(letterOf).join(''),
    status: 'same',
    description: null,
    all,
    home: at('home'),
    away: at('away'),
    update: null,
  };
};

const teamKey = ({ id, name }: TeamItem): string => `${id ?? name}`;

const better = (one: Unranked, other: Unranked): number =>
  other.points - one.points ||
  other.goalsDiff - one.goalsDiff ||
  other.all.goals.for - one.all.goals.for ||
  (one.team.name ?? '').localeCompare(other.team.name ?? '', 'hu');

const groupRows = (group: string, fixtures: readonly FixtureFacts[]): readonly StandingItem[] => {
  const teams = new Map<string, { readonly team: TeamItem; readonly played: Played[] }>();
  const known = (team: TeamItem): Played[] | null => {
    if (team.id === null && team.name === null) return null;
    const entry = teams.get(teamKey(team)) ?? { team, played: [] };
    teams.set(teamKey(team), entry);
    return entry.played;
  };
  for (const fixture of fixtures) {
    const [home, away] = [known(fixture.home), known(fixture.away)];
    if (!counts(fixture)) continue;
    const [own, others] = [fixture.goals.home ?? 0, fixture.goals.away ?? 0];
    home?.push({ at: 'home', own, others });
    away?.push({ at: 'away', own: others, others: own });
  }
  return [...teams.values()]
    .map(({ team, played }) => rowOf(group, team, played))
    .toSorted(better)
    .map((row, at) => ({ rank: at + 1, ...row }));
};

/** One table per group if there are groups. Otherwise one table of all matches except knockout rounds. */
export const standingRows = (
  league: string,
  fixtures: readonly FixtureFacts[],
): readonly (readonly StandingItem[])[] => {
  const grouped = fixtures.filter(({ group }) => group !== null);
  if (grouped.length === 0) {
    const rows = groupRows(
      league,
      fixtures.filter(({ knockout }) => !knockout),
    );
    return rows.length === 0 ? [] : [rows];
  }
  return [...Map.groupBy(grouped, ({ group }) => group ?? league)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([group, own]) => groupRows(group, own));
};

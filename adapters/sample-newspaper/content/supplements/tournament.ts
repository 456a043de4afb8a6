/** Unix seconds of a local time with offset, as `2024-06-14T21:00+02:00`. */
export const moment = (text: string): number => Date.parse(text) / 1000;

/** Name, four teams, and the goals of six matches in the order of `pairings`. */
export type Group = readonly [name: string, teams: readonly [string, string, string, string], goals: string];

interface Goals {
  readonly home: number;
  readonly away: number;
}

export interface Match {
  readonly at: number;
  readonly stage: string;
  readonly home: string;
  readonly away: string;
  readonly score: Goals | null;
  readonly shootOut: Goals | null;
  readonly venue: string;
}

const pairings = [
  [0, 1],
  [2, 3],
  [0, 2],
  [3, 1],
  [3, 0],
  [1, 2],
] as const;

const goalsOf = (text: string): Goals => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};

export interface Calendar {
  readonly at: (matchDay: number, place: number) => number;
  readonly venues: readonly string[];
}

export const groupMatches = (groups: readonly Group[], { at, venues }: Calendar): readonly Match[] =>
  [0, 1, 2].flatMap((matchDay) =>
    groups.flatMap(([name, teams, goals], group) =>
      [0, 1].map((one): Match => {
        const index = matchDay * 2 + one;
        const [home, away] = pairings[index] ?? [0, 1];
        const place = group * 2 + one;
        return {
          at: at(matchDay, place),
          stage: name,
          home: teams[home],
          away: teams[away],
          score: goalsOf(goals.split(' ')[index] ?? ''),
          shootOut: null,
          venue: venues[(place + matchDay * 3) % venues.length] ?? '',
        };
      }),
    ),
  );

/** Format: `Döntő; 2024-07-14T21:00+02:00; Spanyolország 2-1 Dánia; Berlin`, with ` (4-2)` for a shoot-out. */
export const knockOut = (lines: readonly string[]): readonly Match[] =>
  lines.map((line) => {
    const [stage = '', when = '', who = '', venue = ''] = line.split('; ');
    const [, home = '', goals = '', away = '', shootOut] = /^(.+?) (\d+-\d+) (.+?)(?: \((\d+-\d+)\))?$/.exec(who) ?? [];
    return {
      at: moment(when),
      stage,
      home,
      away,
      score: goalsOf(goals),
      shootOut: shootOut === undefined ? null : goalsOf(shootOut),
      venue,
    };
  });

interface Line {
  readonly group: string;
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

const lineOf = (group: string, team: string, matches: readonly Match[]): Line => {
  const own = matches.flatMap(({ home, away, score }) =>
    score === null
      ? []
      : home === team
        ? [[score.home, score.away] as const]
        : away === team
          ? [[score.away, score.home] as const]
          : [],
  );
  const count = (holds: (mine: number, theirs: number) => boolean): number =>
    own.filter(([mine, theirs]) => holds(mine, theirs)).length;
  const [won, drawn] = [count((mine, theirs) => mine > theirs), count((mine, theirs) => mine === theirs)];
  return {
    group,
    team,
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    points: 3 * won + drawn,
    scored: own.reduce((sum, [mine]) => sum + mine, 0),
    conceded: own.reduce((sum, [, theirs]) => sum + theirs, 0),
  };
};

const better = (one: Line, other: Line): number =>
  other.points - one.points ||
  other.scored - other.conceded - (one.scored - one.conceded) ||
  other.scored - one.scored ||
  one.team.localeCompare(other.team, 'hu');

export const standingsOf = (
  groups: readonly Group[],
  matches: readonly Match[],
): readonly (Line & { readonly rank: number })[] =>
  groups.flatMap(([name, teams]) =>
    teams
      .map((team) => lineOf(name, team, matches))
      .toSorted(better)
      .map((line, at) => ({ ...line, rank: at + 1 })),
  );

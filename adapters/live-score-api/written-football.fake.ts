import type { Fixture, Team } from '#core/sport/football/fixture.ts';
import type { Country, League } from '#core/sport/football/league.ts';
import type { EventReport } from '#core/sport/football/match/match-event.ts';
import type { Match, Squad } from '#core/sport/football/match/match.ts';
import type { StandingRow } from '#core/sport/football/standings.ts';
import type { TopPlayer } from '#core/sport/football/top-list.ts';

const none = { home: null, away: null };

export const writtenFixture = (fixture: Fixture): object => {
  const { score, shootOut } = fixture.status === 'not-started' ? { score: null, shootOut: null } : fixture;
  return {
    fixture: {
      id: fixture.id,
      referee: fixture.referee,
      timezone: 'Europe/Budapest',
      date: fixture.timestamp === null ? null : new Date(fixture.timestamp * 1000).toISOString(),
      timestamp: fixture.timestamp,
      periods: { first: null, second: null },
      venue: { id: null, name: fixture.venue, city: null },
      status: { long: null, short: fixture.short, elapsed: null, extra: null, ...fixture.minute },
    },
    league: { ...fixture.league, country: 'Hungary', flag: null },
    teams: { home: { ...fixture.teams.home, winner: null }, away: { ...fixture.teams.away, winner: null } },
    goals: score ?? none,
    score: { halftime: none, fulltime: none, extratime: none, penalty: shootOut ?? none },
  };
};

const writtenEvent = ({ elapsed, extra, teamId, player, assist, ...event }: EventReport): object => ({
  time: { elapsed, extra },
  team: { id: teamId, name: null, logo: null },
  player: { id: null, name: player },
  assist: { id: null, name: assist },
  ...event,
});

const writtenSquad = (team: Team, squad: Squad | null): readonly object[] => {
  const players = (list: Squad['starting']) =>
    list.map((player) => ({ player: { id: null, ...player, pos: 'M', grid: null } }));
  return squad === null
    ? []
    : [
        {
          team,
          formation: squad.formation,
          coach: squad.coach && { id: null, ...squad.coach },
          startXI: players(squad.starting),
          substitutes: players(squad.substitutes),
        },
      ];
};

const percent = (value: number | null): string | null => (value === null ? null : `${value}%`);

const writtenPrediction = ({ prediction, headToHead }: Match): readonly object[] =>
  prediction === null
    ? []
    : [
        {
          predictions: {
            winner: { id: null, name: prediction.winner, comment: prediction.comment },
            percent: {
              home: percent(prediction.chances.home),
              draw: percent(prediction.chances.draw),
              away: percent(prediction.chances.away),
            },
          },
          comparison: { goals: { home: percent(prediction.goals.home), away: percent(prediction.goals.away) } },
          h2h: headToHead.map(writtenFixture),
        },
      ];

export const writtenMatch = (match: Match): object => {
  const { home, away } = match.fixture.teams;
  return {
    ...writtenFixture(match.fixture),
    events: match.events.map(writtenEvent),
    lineups: [...writtenSquad(home, match.squads.home), ...writtenSquad(away, match.squads.away)],
    statistics: [
      { team: home, statistics: match.statistics.home },
      { team: away, statistics: match.statistics.away },
    ],
    predictions: writtenPrediction(match),
  };
};

export const writtenCountry = ({ id, name, flag }: Country): object => ({
  name,
  code: id.length === 2 ? id : null,
  flag,
});

export const writtenLeague = ({ country, seasons, ...league }: League): object => ({
  league: { ...league, type: 'League' },
  country: { name: country, code: country?.length === 2 ? country : null, flag: null },
  seasons,
});

export const writtenStandings = (league: number, season: number, rows: readonly StandingRow[]): object => ({
  league: {
    id: league,
    name: null,
    logo: null,
    season,
    standings: [
      rows.map((row) => ({
        rank: row.rank,
        team: row.team,
        points: row.points,
        goalsDiff: row.difference,
        group: row.group,
        form: 'W',
        status: 'same',
        description: null,
        all: {
          played: row.played,
          win: row.won,
          draw: row.drawn,
          lose: row.lost,
          goals: { for: row.scored, against: row.conceded },
        },
        home: null,
        away: null,
        update: '2025-01-12T00:00:00+00:00',
      })),
    ],
  },
});

export const writtenPlayer = ({ name, photo, team, goals, yellow, yellowred, red }: TopPlayer): object => ({
  player: { id: null, name, firstname: null, lastname: null, age: null, nationality: null, photo },
  statistics: [{ team, goals: { total: goals, assists: null }, cards: { yellow, yellowred, red } }],
});

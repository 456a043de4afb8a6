import type { LiveScoreCall, Parameters } from '../calls/live-score-call.ts';
import { idIn } from '../calls/live-score-call.ts';
import type { LiveScoreContext } from '../calls/live-score-context.ts';
import { factsOf } from './fixture-facts.wire.ts';
import type { FixtureFacts } from './fixture-facts.wire.ts';
import { loadFixtures } from './load-fixtures.ts';
import { loadSquads } from './load-squads.ts';
import { standingRows } from './standing-rows.ts';
import { countPlayers, topPlayers } from './top-players.ts';
import type { PlayerCount, TopList } from './top-players.ts';

interface Season {
  readonly league: { readonly id: number; readonly name: string; readonly logo: string | null };
  readonly season: number;
  readonly fixtures: readonly FixtureFacts[];
}

const loadSeason = async (context: LiveScoreContext, parameters: Parameters): Promise<Season | null> => {
  const [id, season] = [idIn(parameters, 'league'), idIn(parameters, 'season')];
  const fixtures = await loadFixtures(context, { league: id, season });
  const [first] = fixtures;
  if (first === undefined) return null;
  const { name, logo } = first.row.league;
  return { league: { id, name, logo }, season, fixtures: fixtures.map(factsOf) };
};

export const standings: LiveScoreCall = {
  path: 'standings/:league/:season',
  answer: async (context, parameters) => {
    const known = await loadSeason(context, parameters);
    if (known === null) return [];
    const { league, season, fixtures } = known;
    return [{ league: { ...league, season, standings: standingRows(league.name, fixtures) } }];
  },
};

const playerItem = (
  { league, season, fixtures }: Season,
  { id, name, team, ...count }: PlayerCount,
  known:
    | {
        readonly firstname: string;
        readonly lastname: string;
        readonly age: number | null;
        readonly nationality: string | null;
      }
    | undefined,
) => ({
  player: {
    id,
    name,
    firstname: known?.firstname ?? null,
    lastname: known?.lastname ?? null,
    age: known?.age ?? null,
    nationality: known?.nationality ?? null,
    photo: null,
  },
  statistics: [
    {
      team,
      league: { id: league.id, name: league.name, season },
      games: {
        appearences:
          fixtures.filter(({ starting }) => starting.some((one) => one.id === id && id !== null)).length || null,
      },
      goals: { total: count.goals, assists: count.assists },
      cards: { yellow: count.yellow, yellowred: count.yellowred, red: count.red },
      penalty: { scored: count.penalties },
    },
  ],
});

const topList = (word: string, list: TopList): LiveScoreCall => ({
  path: `${word}/:league/:season`,
  answer: async (context, parameters) => {
    const known = await loadSeason(context, parameters);
    if (known === null) return [];
    const players = topPlayers(countPlayers(known.fixtures), list);
    const squads = await loadSquads(
      context.db,
      players.flatMap(({ team }) => team.id ?? []),
    );
    const about = (player: PlayerCount) => squads.get(player.team.id ?? 0)?.find(({ id }) => id === player.id);
    return players.map((player) => playerItem(known, player, about(player)));
  },
});

export const topLists: readonly LiveScoreCall[] = [
  topList('topscorers', 'goals'),
  topList('topyellowcards', 'yellow'),
  topList('topredcards', 'red'),
];

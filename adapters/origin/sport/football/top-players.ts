import { isGoal, takesBack } from './fixture-facts.wire.ts';
import type { EventFacts, FixtureFacts } from './fixture-facts.wire.ts';
import type { TeamItem } from './fixture-item.ts';

export interface PlayerCount {
  readonly id: number | null;
  readonly name: string;
  readonly team: TeamItem;
  goals: number;
  assists: number;
  yellow: number;
  yellowred: number;
  red: number;
  penalties: number;
}

interface Acted {
  readonly id: number | null;
  readonly name: string | null;
}

/** Removes cancelled goals. A review cancels the previous goal of the same player. */
const standing = (events: readonly EventFacts[]): readonly EventFacts[] => {
  const left: EventFacts[] = [];
  for (const event of events) {
    if (!takesBack(event)) left.push(event);
    else {
      const goal = left.findLastIndex(
        (one) => isGoal(one) && one.player.name === event.player.name && one.team.id === event.team.id,
      );
      if (goal >= 0) left.splice(goal, 1);
    }
  }
  return left;
};

export const countPlayers = (fixtures: readonly FixtureFacts[]): readonly PlayerCount[] => {
  const players = new Map<string, PlayerCount>();
  const of = ({ id, name }: Acted, team: TeamItem): PlayerCount | null => {
    if (name === null) return null;
    const key = `${id ?? name} ${team.id ?? team.name}`;
    const known = players.get(key) ?? {
      id,
      name,
      team,
      goals: 0,
      assists: 0,
      yellow: 0,
      yellowred: 0,
      red: 0,
      penalties: 0,
    };
    players.set(key, known);
    return known;
  };
  const take = (event: EventFacts): void => {
    if (isGoal(event)) {
      const player = event.detail === 'Own Goal' ? null : of(event.player, event.team);
      const assist = of(event.assist, event.team);
      if (player !== null) player.goals += 1;
      if (player !== null && event.detail === 'Penalty') player.penalties += 1;
      if (assist !== null) assist.assists += 1;
    } else if (event.type === 'Card') {
      const player = of(event.player, event.team);
      if (player === null) return;
      if (event.detail === 'Yellow Card') player.yellow += 1;
      else if (event.detail === 'Second Yellow card') player.yellowred += 1;
      else player.red += 1;
    }
  };
  for (const { events } of fixtures) standing(events).forEach(take);
  return [...players.values()];
};

export type TopList = 'goals' | 'yellow' | 'red';

const figures: Readonly<Record<TopList, (player: PlayerCount) => number>> = {
  goals: ({ goals }) => goals,
  yellow: ({ yellow }) => yellow,
  red: ({ red, yellowred }) => red + yellowred,
};

const max = 20;

export const topPlayers = (players: readonly PlayerCount[], list: TopList): readonly PlayerCount[] =>
  players
    .filter((player) => figures[list](player) > 0)
    .toSorted(
      (one, other) =>
        figures[list](other) - figures[list](one) ||
        (list === 'goals' ? other.assists - one.assists : 0) ||
        one.name.localeCompare(other.name, 'hu'),
    )
    .slice(0, max);

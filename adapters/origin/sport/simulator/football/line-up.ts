import type { Random } from '../random.ts';
import type { PlanSide, Position, SquadPlayer } from './match-plan.ts';

/** `grid` is row and place in the row, `2:4`, counted from the team's own goal. */
export type StartingPlayer = SquadPlayer & { readonly grid: string };

export interface LineUp {
  readonly formation: string;
  readonly starting: readonly StartingPlayer[];
  readonly substitutes: readonly SquadPlayer[];
}

const formations: readonly (readonly (readonly [position: Position, players: number])[])[] = [
  [
    ['D', 4],
    ['M', 4],
    ['F', 2],
  ],
  [
    ['D', 4],
    ['M', 3],
    ['F', 3],
  ],
  [
    ['D', 4],
    ['M', 2],
    ['M', 3],
    ['F', 1],
  ],
  [
    ['D', 3],
    ['M', 5],
    ['F', 2],
  ],
];

const maxSubstitutes = 9;

export const lineUpOf = (random: Random, { squad }: PlanSide): LineUp => {
  const rows = random.pick(formations) ?? [];
  const left = [...random.shuffled(squad)];
  const take = (position: Position): SquadPlayer | undefined => {
    const own = left.findIndex((player) => player.position === position);
    const outfield = left.findIndex((player) => player.position !== 'G');
    return left.splice(own >= 0 ? own : Math.max(outfield, 0), 1)[0];
  };
  const starting = [['G', 1] as const, ...rows].flatMap(([position, players], row) =>
    Array.from({ length: players }, (_, place) => {
      const player = take(position);
      return player === undefined ? [] : [{ ...player, grid: `${row + 1}:${place + 1}` }];
    }).flat(),
  );
  return {
    formation: rows.map(([, players]) => players).join('-'),
    starting,
    substitutes: left.slice(0, maxSubstitutes).toSorted((one, other) => one.number - other.number),
  };
};

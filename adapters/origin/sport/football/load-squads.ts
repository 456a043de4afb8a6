import type { Database } from '../../database/connection/open-database.ts';
import type { Position, SquadPlayer } from '../simulator/football/match-plan.ts';

const positions: readonly string[] = ['G', 'D', 'M', 'F'] satisfies Position[];
const isPosition = (word: string): word is Position => positions.includes(word);

export interface KnownPlayer extends SquadPlayer {
  readonly firstname: string;
  readonly lastname: string;
  readonly age: number | null;
  readonly nationality: string | null;
}

export const loadSquads = async (
  db: Database,
  teams: readonly number[],
): Promise<ReadonlyMap<number, readonly KnownPlayer[]>> => {
  if (teams.length === 0) return new Map();
  const rows = await db
    .selectFrom('football_players')
    .selectAll()
    .where('team', 'in', [...new Set(teams)])
    .orderBy('id')
    .execute();
  return Map.groupBy(
    rows.map(({ position, ...row }) => ({ ...row, position: isPosition(position) ? position : ('M' as const) })),
    ({ team }) => team,
  );
};

import type { Database } from '../database/connection/open-database.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import type { SupplementData, TipRound } from './newsroom-content.ts';

export const loadSupplementData = (db: Database, data: readonly SupplementData[]): Promise<void> =>
  insertRows(
    db,
    'supplement_data',
    ['supplement', 'path', 'blocks', 'updated_at'],
    data.map(({ updatedAt = 0, ...rest }) => ({ ...rest, updated_at: updatedAt })),
  );

export const loadTipRounds = (db: Database, rounds: readonly TipRound[]): Promise<void> =>
  insertRows(
    db,
    'tip_rounds',
    ['slug', 'position', 'title', 'lead', 'supplement', 'pairs', 'days'],
    rounds.map(({ followsToday = false, ...round }, position) => ({
      ...round,
      position,
      days: followsToday ? 0 : null,
    })),
  );

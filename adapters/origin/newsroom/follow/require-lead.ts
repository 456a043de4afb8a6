import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';

/**
 * Fails a command of a process that does not follow the desk any more: it may have read the desk before its successor did. Until the
 * transaction ends, no other process takes the lead.
 */
export const requireLead = async (all: Database, { lead = null }: Pick<Newsroom, 'lead'>): Promise<void> => {
  if (lead === null) return;
  const held = await all
    .selectFrom('follow_desks')
    .select('id')
    .where('id', '=', lead.desk)
    .where('leader', '=', lead.node)
    .where('leader_until', '>', sql<Date>`clock_timestamp()`)
    .forShare()
    .executeTakeFirst();
  if (held === undefined) throw new CommandFailure('no-desk', `${lead.desk}, ${lead.node}`);
};

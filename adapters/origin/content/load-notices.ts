import type { Database } from '../database/connection/open-database.ts';
import type { GivenNotice } from './notice.ts';

export const loadNotices = async (
  db: Database,
  notices: readonly GivenNotice[],
  now: number,
): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (const { sites, ...notice } of notices) {
    const { id } = await db
      .insertInto('notices')
      .values({ ...notice, sites: sites && [...sites], made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
};

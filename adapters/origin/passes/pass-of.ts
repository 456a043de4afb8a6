import type { Database } from '../database/open-database.ts';
import { hashOf } from './secrets.ts';

export interface Pass {
  /** Unix seconds. */
  readonly validUntil: number;
}

/** The pass that a token is of; null for none, an unknown, ended or expired one. */
export const passOf = async (
  { db, now }: { readonly db: Database; readonly now: () => number },
  token: string | null,
): Promise<Pass | null> => {
  if (token === null) return null;
  const row = await db
    .selectFrom('reader_passes')
    .select('valid_until')
    .where('token_hash', '=', hashOf(token))
    .where('valid_until', '>', now())
    .executeTakeFirst();
  return row === undefined ? null : { validUntil: row.valid_until };
};

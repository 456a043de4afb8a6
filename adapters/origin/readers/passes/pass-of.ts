import type { Database } from '../../database/connection/open-database.ts';
import { hashOf } from '../../credentials/secrets.ts';

export interface Pass {
  /** Unix seconds. */
  readonly validUntil: number;
}

/** The pass, or a paying reader's account. Null for an unknown, ended or expired token. */
export const passOf = async (
  { db, now }: { readonly db: Database; readonly now: () => number },
  token: string | null,
): Promise<Pass | null> => {
  if (token === null) return null;
  const [hash, at] = [hashOf(token), now()];
  const row = await db
    .selectFrom('reader_passes')
    .select('valid_until')
    .where('token_hash', '=', hash)
    .where('valid_until', '>', at)
    .unionAll(
      db
        .selectFrom('reader_tokens')
        .innerJoin('reader_payments', 'reader_payments.account_id', 'reader_tokens.account_id')
        .select('reader_payments.valid_until')
        .where('token_hash', '=', hash)
        .where('reader_tokens.valid_until', '>', at)
        .where('reader_payments.valid_until', '>', at),
    )
    .orderBy('valid_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { validUntil: row.valid_until };
};

import type { Database } from '../database/open-database.ts';
import { hashOf } from '../passes/secrets.ts';
import type { PassWithSecrets } from './pass.ts';

export const loadPasses = async (db: Database, passes: readonly PassWithSecrets[]): Promise<void> => {
  for (const { validUntil, key, keyUntil = validUntil, token } of passes) {
    await db
      .insertInto('reader_passes')
      .values({
        note: '',
        created_at: 0,
        valid_until: validUntil,
        key_hash: key === undefined ? null : hashOf(key),
        key_until: keyUntil,
        token_hash: token === undefined ? null : hashOf(token),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

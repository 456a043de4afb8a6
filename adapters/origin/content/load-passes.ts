import { codeHash } from '../readers/accounts/codes.ts';
import type { Database } from '../database/connection/open-database.ts';
import { hashOf } from '../credentials/secrets.ts';
import { signingKeyOf } from '../credentials/signing-key.ts';
import type { PassWithSecrets } from './pass.ts';

export const loadPasses = async (db: Database, passes: readonly PassWithSecrets[]): Promise<void> => {
  const signing = { signingKey: signingKeyOf(db, undefined) };
  for (const { validUntil, key, keyUntil = validUntil, token, code } of passes) {
    await db
      .insertInto('reader_passes')
      .values({
        note: '',
        created_at: 0,
        valid_until: validUntil,
        key_hash: key === undefined ? null : hashOf(key),
        key_until: keyUntil,
        code_hash: key === undefined || code === undefined ? null : await codeHash(signing, hashOf(key), code),
        token_hash: token === undefined ? null : hashOf(token),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

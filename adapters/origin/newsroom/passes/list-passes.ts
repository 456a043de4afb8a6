import type { Newsroom } from '../context/newsroom.ts';
import type { ListedPass } from '#adapters/newsroom-contract/readers.ts';

export const listPasses = async ({ db, now }: Newsroom): Promise<{ readonly passes: readonly ListedPass[] }> => {
  const at = now();
  const rows = await db.selectFrom('reader_passes').selectAll().orderBy('id', 'desc').execute();
  return {
    passes: rows.map(
      ({ id, note, created_at: createdAt, valid_until: validUntil, key_until: keyUntil, token_hash: token }) => ({
        id,
        note,
        createdAt,
        validUntil,
        state: validUntil <= at ? 'over' : token !== null ? 'used' : keyUntil <= at ? 'lapsed' : 'waiting',
      }),
    ),
  };
};

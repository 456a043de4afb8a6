import type { Newsroom } from '../context/newsroom.ts';

export interface ListedPass {
  readonly id: number;
  readonly note: string;
  /** `lapsed`: the key expired unused. */
  readonly state: 'waiting' | 'lapsed' | 'used' | 'over';
  /** Unix seconds. */
  readonly createdAt: number;
  readonly validUntil: number;
}

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

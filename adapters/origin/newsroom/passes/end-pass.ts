import type { Newsroom } from '../context/newsroom.ts';
import { CommandFailure } from '../context/command-failure.ts';

export const endPass = async (
  { db, now }: Newsroom,
  { id }: { readonly id: number },
): Promise<{ readonly ended: number }> => {
  const at = now();
  const row = await db
    .updateTable('reader_passes')
    .set(({ fn, val }) => ({
      valid_until: fn<number>('least', ['valid_until', val(at)]),
      key_hash: null,
      token_hash: null,
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new CommandFailure('no-pass', String(id));
  return { ended: id };
};

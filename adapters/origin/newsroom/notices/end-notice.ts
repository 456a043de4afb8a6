import { inEdit } from '../../database/edits/in-edit.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { noPage } from './no-page.ts';

export const endNotice = async (
  { db, now }: Newsroom,
  { id }: { readonly id: number },
): Promise<{ readonly ended: number; readonly edition: Edition | null }> => {
  const at = now();
  const { edition } = await inEdit(db, async (all) => {
    const row = await all
      .updateTable('notices')
      .set({ until: at })
      .where('id', '=', id)
      .where('until', '>', at)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw new CommandFailure('no-notice', String(id));
    return { done: null, changes: [noPage] };
  });
  return { ended: id, edition };
};

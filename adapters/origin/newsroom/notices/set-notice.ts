import { loadNotices } from '../../content/load-notices.ts';
import type { GivenNotice } from '../../content/notice.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { noPage } from './no-page.ts';

export const setNotice = async (
  { db, now }: Newsroom,
  { notice }: { readonly notice: GivenNotice },
): Promise<{ readonly id: number; readonly until: number; readonly edition: Edition | null }> => {
  const at = now();
  if (notice.until <= at) throw new CommandFailure('notice-over', String(notice.until));
  const { done, edition } = await inEdit(db, async (all) => ({
    done: await loadNotices(all, [notice], at),
    changes: [noPage],
  }));
  return { id: done[0] ?? 0, until: notice.until, edition };
};

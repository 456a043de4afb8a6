import type { GivenNotice } from '../../content/notice.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { NoticeState } from '#adapters/newsroom-contract/pages.ts';

type ListedNotice = GivenNotice & NoticeState;

const maxOver = 20;

export const listNotices = async ({ db, now }: Newsroom): Promise<{ readonly notices: readonly ListedNotice[] }> => {
  const at = now();
  const rows = await db.selectFrom('notices').selectAll().orderBy('id', 'desc').execute();
  const listed = rows.map(
    ({ made_at: setAt, ...row }) => ({ ...row, setAt, state: row.until > at ? 'standing' : 'over' }) as ListedNotice,
  );
  const of = (state: ListedNotice['state']) => listed.filter((one) => one.state === state);
  return { notices: [...of('standing'), ...of('over').slice(0, maxOver)] };
};

import { z } from 'zod';
import { notFound } from '../../http/problem.ts';
import { setNewsletter } from '../newsletters/subscriptions.ts';
import { type Account, infoOf } from './account.ts';
import type { CrmContext } from './crm-context.ts';
import { deleteOwnRows, ownRows } from './own-rows.ts';

/** The four forms of an action (spec §7.3). */
export const action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel'), payment_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  z.object({ action: z.literal('newsletter'), subscribe: z.boolean(), code: z.string().min(1).max(100) }),
  z.object({ action: z.literal('download') }),
  z.object({ action: z.literal('delete') }),
]);

export type Action = z.output<typeof action>;

/** A cancelled payment stays valid until its paid period ends. */
const cancel = async ({ db, now }: CrmContext, account: Account, id: number): Promise<void> => {
  const row = await db
    .updateTable('reader_payments')
    .set(({ fn, val }) => ({ cancelled_at: fn<number>('coalesce', ['cancelled_at', val(now())]) }))
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw notFound('The payment');
};

const newsletter = async (context: CrmContext, { email }: Account, code: string, subscribe: boolean): Promise<void> => {
  // A newsletter that is no longer offered can still be unsubscribed.
  if (subscribe && !context.newsletters.some((offer) => offer.code === code)) throw notFound('The newsletter');
  await setNewsletter(context.db, { email, code, subscribe, now: context.now() });
};

export const act = async (context: CrmContext, account: Account, asked: Action): Promise<object> => {
  switch (asked.action) {
    case 'cancel':
      await cancel(context, account, asked.payment_id);
      return {};
    case 'newsletter':
      await newsletter(context, account, asked.code, asked.subscribe);
      return {};
    case 'download':
      return { ...(await infoOf(context, account)), stored: await ownRows(context.db, account) };
    case 'delete':
      await context.db.transaction().execute((all) => deleteOwnRows(all, account));
      return {};
  }
};

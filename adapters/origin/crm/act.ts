import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { endNewsletters, setNewsletter } from '../newsletters/subscriptions.ts';
import { type Account, infoOf } from './account.ts';
import type { CrmContext } from './crm-context.ts';

/** The four forms of an action (spec §7.3). */
export const action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel'), payment_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  z.object({ action: z.literal('newsletter'), subscribe: z.boolean(), code: z.string().min(1).max(100) }),
  z.object({ action: z.literal('download') }),
  z.object({ action: z.literal('delete') }),
]);

export type Action = z.output<typeof action>;

/** What was paid lasts to its end; nothing is taken after it. */
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
  // One that is not offered any more can still be ended.
  if (subscribe && !context.newsletters.some((offer) => offer.code === code)) throw notFound('The newsletter');
  await setNewsletter(context.db, { email, code, subscribe, now: context.now() });
};

/** Everything that is kept of an account. */
const download = async (context: CrmContext, account: Account): Promise<object> => {
  const tokens = await context.db
    .selectFrom('reader_tokens')
    .select(['made_at as madeAt', 'valid_until as validUntil'])
    .where('account_id', '=', account.id)
    .orderBy('made_at')
    .execute();
  const topics = await context.db
    .selectFrom('topic_clients')
    .innerJoin('topic_subscriptions', 'client_id', 'topic_clients.id')
    .select(['topic', 'topic_subscriptions.made_at as madeAt', 'endpoint as toldAt'])
    .where('account_id', '=', account.id)
    .orderBy('topic')
    .execute();
  return { ...(await infoOf(context, account)), signedIn: tokens, topics };
};

/** The account with what it holds, its newsletters and the letters that are on their way to it: gone at once. */
const remove = ({ db }: CrmContext, { id, email }: Account): Promise<void> =>
  db.transaction().execute(async (all) => {
    await endNewsletters(all, email);
    for (const table of ['reader_letters', 'letters'] as const) {
      const column = table === 'letters' ? 'recipient' : 'email';
      await all
        .deleteFrom(table)
        .where(({ fn, ref }) => fn('lower', [ref(column as never)]), '=', email)
        .execute();
    }
    await all.deleteFrom('reader_accounts').where('id', '=', id).execute();
  });

/** Does what a reader asks of the own account. */
export const act = async (context: CrmContext, account: Account, asked: Action): Promise<object> => {
  switch (asked.action) {
    case 'cancel':
      await cancel(context, account, asked.payment_id);
      return {};
    case 'newsletter':
      await newsletter(context, account, asked.code, asked.subscribe);
      return {};
    case 'download':
      return download(context, account);
    case 'delete':
      await remove(context, account);
      return {};
  }
};

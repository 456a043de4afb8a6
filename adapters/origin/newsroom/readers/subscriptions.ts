import { mailAddressOf } from '../../mail/mail-address.ts';
import { readerOf } from '../../readers/newsletters/subscriptions.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { ListedSubscription, SubscriptionPeriod } from '#adapters/newsroom-contract/readers.ts';

const day = 86_400;

export interface Given {
  readonly email: string;
  readonly title: string;
  readonly days: number;
  readonly amount: number;
  readonly currency: string;
  readonly period: SubscriptionPeriod;
}

export const giveSubscription = async (
  { db, now }: Newsroom,
  { email, title, days, amount, currency, period }: Given,
): Promise<{ readonly id: number; readonly validUntil: number }> => {
  const address = mailAddressOf(email);
  if (address === null) throw new CommandFailure('no-reader', email);
  const at = now();
  const validUntil = at + days * day;
  const { id } = await db.transaction().execute(async (all) => {
    const account = await all
      .insertInto('reader_accounts')
      .values({ email: readerOf(address), address, created_at: at })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: readerOf(address) }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return all
      .insertInto('reader_payments')
      .values({
        account_id: account.id,
        title,
        amount,
        currency,
        period,
        made_at: at,
        valid_until: validUntil,
        cancelled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return { id, validUntil };
};

export const listSubscriptions = async ({
  db,
  now,
}: Newsroom): Promise<{ readonly subscriptions: readonly ListedSubscription[] }> => {
  const at = now();
  const rows = await db
    .selectFrom('reader_payments')
    .innerJoin('reader_accounts', 'reader_accounts.id', 'reader_payments.account_id')
    .select(['reader_payments.id', 'address', 'title', 'made_at', 'valid_until', 'cancelled_at'])
    .orderBy('reader_payments.id', 'desc')
    .execute();
  return {
    subscriptions: rows.map(
      ({ id, address: email, title, made_at: createdAt, valid_until: validUntil, cancelled_at: cancelled }) => ({
        id,
        email,
        title,
        createdAt,
        validUntil,
        state: validUntil <= at ? 'over' : cancelled === null ? 'active' : 'cancelled',
      }),
    ),
  };
};

export const endSubscription = async (
  { db, now }: Newsroom,
  { id }: { readonly id: number },
): Promise<{ readonly ended: number }> => {
  const row = await db
    .updateTable('reader_payments')
    .set(({ fn, val }) => ({ valid_until: fn<number>('least', ['valid_until', val(now())]) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new CommandFailure('no-subscription', String(id));
  return { ended: id };
};

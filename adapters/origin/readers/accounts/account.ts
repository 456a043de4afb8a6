import { Problem } from '../../http/problem.ts';
import { newslettersOf } from '../newsletters/subscriptions.ts';
import { hashOf } from '../../credentials/secrets.ts';
import type { CrmContext } from './crm-context.ts';

export interface Account {
  readonly id: number;
  /** Lower case. */
  readonly email: string;
  readonly address: string;
  readonly createdAt: number;
}

/** Throws 401 for an unknown token and for a pass token. */
export const accountOf = async (
  { db, now }: Pick<CrmContext, 'db' | 'now'>,
  token: string | null,
): Promise<Account> => {
  const row =
    token === null
      ? undefined
      : await db
          .selectFrom('reader_tokens')
          .innerJoin('reader_accounts', 'reader_accounts.id', 'reader_tokens.account_id')
          .select(['reader_accounts.id', 'email', 'address', 'created_at'])
          .where('token_hash', '=', hashOf(token))
          .where('valid_until', '>', now())
          .executeTakeFirst();
  if (row === undefined)
    throw new Problem(401, 'The token does not belong to an account', { 'WWW-Authenticate': 'Bearer' });
  const { created_at: createdAt, ...account } = row;
  return { ...account, createdAt };
};

const stateOf = (at: number, validUntil: number, cancelledAt: number | null): 'active' | 'cancelled' | 'over' => {
  if (validUntil <= at) return 'over';
  return cancelledAt === null ? 'active' : 'cancelled';
};

const paymentsOf = async ({ db, now }: CrmContext, account: Account) => {
  const at = now();
  const rows = await db
    .selectFrom('reader_payments')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, title, amount, currency, period, valid_until: until, cancelled_at: cancelledAt }) => ({
    id: String(id),
    title,
    amount,
    currency,
    period,
    state: stateOf(at, until, cancelledAt),
    until,
  }));
};

export const infoOf = async (context: CrmContext, account: Account) => {
  const [payments, newsletters] = [
    await paymentsOf(context, account),
    await newslettersOf(context.db, context.newsletters, account.email),
  ];
  const ends = payments.filter(({ state }) => state !== 'over').map(({ until }) => until);
  return {
    email: account.address,
    createdAt: account.createdAt,
    articlesUntil: ends.length === 0 ? null : Math.max(...ends),
    payments,
    newsletters,
  };
};

import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';

export interface NewsletterOffer {
  readonly code: string;
  readonly title: string;
  readonly description: string;
}

export interface OwnNewsletter extends NewsletterOffer {
  readonly subscribed: boolean;
  readonly waiting: boolean;
}

type Db = Kysely<Schema>;

export const readerOf = (email: string): string => email.toLowerCase();

export const newslettersOf = async (
  db: Db,
  offers: readonly NewsletterOffer[],
  email: string,
): Promise<readonly OwnNewsletter[]> => {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('code')
    .where('email', '=', readerOf(email))
    .execute();
  return offers.map(({ code, title, description }) => ({
    code,
    title,
    description,
    subscribed: rows.some((row) => row.code === code),
    waiting: false,
  }));
};

interface Subscribing {
  readonly email: string;
  readonly codes: readonly string[];
  readonly firstName?: string;
  readonly lastName?: string;
  readonly now: number;
}

/** The reader's own choice replaces an imported one. Call it in a transaction. */
export const subscribe = async (db: Db, { email, codes, firstName, lastName, now }: Subscribing): Promise<void> => {
  const [reader, mailbox] = [readerOf(email), mailboxOf(email)];
  const own = { consent_at: null, consent_source: null };
  const row = { email: reader, mailbox: mailbox === reader ? null : mailbox, made_at: now, ...own };
  const names = { first_name: firstName ?? '', last_name: lastName ?? '' };
  await db
    .insertInto('newsletter_subscriptions')
    .values(codes.map((code) => ({ ...row, ...names, code })))
    .onConflict((conflict) => conflict.columns(['email', 'code']).doUpdateSet(own))
    .execute();
  await db
    .deleteFrom('newsletter_refusals')
    .where('mailbox', '=', mailbox)
    .where('code', 'in', ['', ...codes])
    .execute();
};

/** Call it in a transaction. */
export const refuse = async (
  db: Db,
  refusals: readonly { readonly email: string; readonly code: string }[],
  now: number,
): Promise<void> => {
  if (refusals.length === 0) return;
  const by = { reason: 'reader', made_at: now, source: '' } as const;
  await db
    .insertInto('newsletter_refusals')
    .values(refusals.map(({ email, code }) => ({ email: readerOf(email), mailbox: mailboxOf(email), code, ...by })))
    .onConflict((conflict) => conflict.columns(['email', 'code']).doUpdateSet(by))
    .execute();
};

export const setNewsletter = (
  db: Db,
  { email, code, subscribe: wanted, now }: { email: string; code: string; subscribe: boolean; now: number },
): Promise<void> =>
  db.transaction().execute(async (all) => {
    if (wanted) return subscribe(all, { email, codes: [code], now });
    await all
      .deleteFrom('newsletter_subscriptions')
      .where('email', '=', readerOf(email))
      .where('code', '=', code)
      .execute();
    await refuse(all, [{ email, code }], now);
  });

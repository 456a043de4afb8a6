import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

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

export const setNewsletter = async (
  db: Db,
  { email, code, subscribe, now }: { email: string; code: string; subscribe: boolean; now: number },
): Promise<void> => {
  const reader = readerOf(email);
  if (subscribe)
    await db
      .insertInto('newsletter_subscriptions')
      .values({ email: reader, code, made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('newsletter_subscriptions').where('email', '=', reader).where('code', '=', code).execute();
};

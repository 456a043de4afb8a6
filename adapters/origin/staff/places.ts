import type { Allowance, Trying } from '../credentials/allowance.ts';
import type { SecurityContext } from './security-context.ts';
import { keyFor } from '../credentials/signing-key.ts';

/** Seconds that a sign-in location stays known. */
const knownFor = 90 * 86_400;

const perPlace: Allowance = { tries: 20, seconds: 15 };
const perAccount: Allowance = { tries: 10, seconds: 60 };
const perKnownPlace: Allowance = { tries: 10, seconds: 30 };

/** Keyed hash of the address: the database alone does not reveal it. */
export const placeOf = async ({ signingKey }: SecurityContext, address: string): Promise<string> =>
  keyFor(await signingKey(), 'place', address);

export const rememberPlace = async ({ db, now }: SecurityContext, account: number, place: string): Promise<void> => {
  const seen = { account_id: account, place, seen_at: now() };
  await db
    .insertInto('staff_places')
    .values(seen)
    .onConflict((conflict) => conflict.columns(['account_id', 'place']).doUpdateSet({ seen_at: seen.seen_at }))
    .execute();
  await db
    .deleteFrom('staff_places')
    .where('seen_at', '<', now() - knownFor)
    .execute();
};

const isKnown = async ({ db, now }: SecurityContext, email: string, place: string): Promise<boolean> => {
  const row = await db
    .selectFrom('staff_places')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_places.account_id')
    .select('account_id')
    .where('email', '=', email)
    .where('place', '=', place)
    .where('seen_at', '>=', now() - knownFor)
    .executeTakeFirst();
  return row !== undefined;
};

export const triesFrom = async (
  { signingKey }: SecurityContext,
  what: 'password' | 'code' | 'provider' | 'passkey',
  place: string,
): Promise<readonly Trying[]> => [{ key: keyFor(await signingKey(), what, 'from', place), allowance: perPlace }];

/**
 * Allowances by location and account. A known location has its own: attackers elsewhere cannot lock its owner out. The
 * same for unknown accounts.
 */
export const triesFor = async (
  context: SecurityContext,
  what: 'password' | 'code',
  { email, place }: { readonly email: string; readonly place: string },
): Promise<readonly Trying[]> => {
  const key = await context.signingKey();
  const known = await isKnown(context, email, place);
  return [
    ...(await triesFrom(context, what, place)),
    known
      ? { key: keyFor(key, what, 'for', email, place), allowance: perKnownPlace }
      : { key: keyFor(key, what, 'for', email), allowance: perAccount },
  ];
};

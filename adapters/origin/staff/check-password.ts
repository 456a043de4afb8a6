import { Problem } from '../http/problem.ts';
import { hashOf, newSecret } from '../credentials/secrets.ts';
import { giveBack, takeTry } from '../credentials/allowance.ts';
import { isPassword } from './hash-password.ts';
import { placeOf, triesFor } from './places.ts';
import type { SecurityContext } from './security-context.ts';

/** The second step must follow within five minutes (R33). */
const stepSeconds = 300;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Client IP address; empty when unknown. */
  readonly asker: string;
}

export interface FirstStep {
  readonly token: string;
  /** Unix seconds. */
  readonly validUntil: number;
}

/** Normalises an address. PostgreSQL text cannot hold NUL. */
export const plainEmail = (typed: string): string =>
  typed.toWellFormed().replaceAll('\0', '\uFFFD').trim().normalize('NFC').toLowerCase();

/** First step. Throws the same 401 after the same time for a wrong password, a closed account and an unknown one. */
export const checkPassword = async (
  context: SecurityContext,
  { email: typed, password, asker }: Credentials,
): Promise<FirstStep> => {
  const { db, now } = context;
  const [email, place] = [plainEmail(typed), await placeOf(context, asker)];
  const tries = await triesFor(context, 'password', { email, place });
  await takeTry(context, tries);
  const account = await db
    .selectFrom('staff_accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst();
  const fits = await isPassword(password, account?.password_hash ?? null);
  if (!fits || account === undefined) throw new Problem(401, 'Invalid credentials.');
  await giveBack(context, tries);
  const [token, validUntil] = [newSecret(), now() + stepSeconds];
  await db.deleteFrom('staff_sign_ins').where('valid_until', '<=', now()).execute();
  await db
    .insertInto('staff_sign_ins')
    .values({ token_hash: hashOf(token), account_id: account.id, valid_until: validUntil, place })
    .execute();
  return { token, validUntil };
};

import { Problem } from '../http/problem.ts';
import { hashOf, newSecret } from '../credentials/secrets.ts';
import { giveBack, takeTry } from '../credentials/allowance.ts';
import { isPassword } from './hash-password.ts';
import { placeOf, triesFor } from './places.ts';
import type { SecurityContext } from './security-context.ts';

/** The second step of a sign-in is open for five minutes (R33). */
const stepSeconds = 300;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The address of who asks; empty where it is not told. */
  readonly asker: string;
}

export interface FirstStep {
  /** Opens the second step, and nothing else. */
  readonly token: string;
  /** Unix seconds. */
  readonly validUntil: number;
}

/** As addresses are kept and compared; what PostgreSQL keeps in no text can be in nobody's. */
export const plainEmail = (typed: string): string =>
  typed.toWellFormed().replaceAll('\0', '\uFFFD').trim().normalize('NFC').toLowerCase();

/**
 * The first step of a sign-in. Throws 401 in the same words and after the same time for a wrong password, for an
 * account that was closed, and for one that never was.
 */
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

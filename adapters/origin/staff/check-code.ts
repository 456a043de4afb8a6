import { Problem } from '../http/problem.ts';
import { hashOf } from '../credentials/secrets.ts';
import { giveBack, takeTry } from '../credentials/allowance.ts';
import { stepOf } from './one-time-code.ts';
import { rememberPlace, triesFor } from './places.ts';
import { plainCode, recoveryHash } from './recovery-codes.ts';
import type { SecurityContext } from './security-context.ts';
import { openSession, type Tokens } from './staff-sessions.ts';

/** Maximum codes per password check (R33). */
const maxTries = 5;

const over = (): Problem => new Problem(403, 'This sign-in has expired. Start again with the password');

interface SignIn {
  readonly account_id: number;
  readonly email: string;
  readonly otp_secret: string;
  readonly place: string;
}

const begun = async ({ db, now }: SecurityContext, bearer: string | null): Promise<SignIn> => {
  const row = await db
    .selectFrom('staff_sign_ins')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sign_ins.account_id')
    .select(['account_id', 'email', 'otp_secret', 'place'])
    .where('token_hash', '=', hashOf(bearer ?? ''))
    .where('valid_until', '>', now())
    .where('active', '=', true)
    .executeTakeFirst();
  if (row === undefined) throw over();
  return row;
};

/** Counts before the check: concurrent tries cannot exceed the limit. */
const countTry = async ({ db, now }: SecurityContext, bearer: string | null): Promise<void> => {
  const counted = await db
    .updateTable('staff_sign_ins')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', hashOf(bearer ?? ''))
    .where('valid_until', '>', now())
    .where('tries', '<', maxTries)
    .returning('tries')
    .executeTakeFirst();
  if (counted === undefined) throw over();
};

/** Atomic: only one of several concurrent requests can use a code. */
const spend = async ({ db, now }: SecurityContext, { account_id, otp_secret }: SignIn, typed: string) => {
  const code = plainCode(typed);
  const step = stepOf(otp_secret, code, now());
  const spent =
    step === null
      ? await db
          .deleteFrom('staff_recovery_codes')
          .where('account_id', '=', account_id)
          .where('code_hash', '=', recoveryHash(code))
          .returning('account_id')
          .executeTakeFirst()
      : await db
          .updateTable('staff_accounts')
          .set({ otp_step: step })
          .where('id', '=', account_id)
          .where('otp_step', '<', step)
          .returning('id')
          .executeTakeFirst();
  return spent !== undefined;
};

/**
 * Second step: exchanges a one-time or recovery code for a session. Throws 401 for a wrong or used code, 403 for an
 * expired sign-in.
 */
export const checkCode = async (
  context: SecurityContext,
  { bearer, code }: { readonly bearer: string | null; readonly code: string },
): Promise<Tokens> => {
  const signIn = await begun(context, bearer);
  const tries = await triesFor(context, 'code', signIn);
  await takeTry(context, tries);
  await countTry(context, bearer);
  if (!(await spend(context, signIn, code))) throw new Problem(401, 'Invalid code.');
  await giveBack(context, tries);
  await context.db
    .deleteFrom('staff_sign_ins')
    .where('token_hash', '=', hashOf(bearer ?? ''))
    .execute();
  await rememberPlace(context, signIn.account_id, signIn.place);
  return openSession(context, signIn.account_id, false);
};

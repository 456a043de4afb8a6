import { plainEmail } from '../../staff/check-password.ts';
import { hashPassword } from '../../staff/hash-password.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { keepEnrolment, newEnrolment } from './enrol.ts';
import { userAt } from './find-user.ts';
import type { Enrolment } from '#adapters/newsroom-contract/staff.ts';

interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Creates an account, or reopens a closed one with a new password and a new one-time code secret. */
export const addUser = async (newsroom: Newsroom, { email: typed, name, password }: NewUser): Promise<Enrolment> => {
  const email = plainEmail(typed);
  if ((await userAt(newsroom, email))?.active === true) throw new CommandFailure('user-exists', email);
  const enrolment = newEnrolment(newsroom, email);
  const row = { name, password_hash: await hashPassword(password), otp_secret: enrolment.otpSecret, active: true };
  await newsroom.db.transaction().execute(async (all) => {
    const { id } = await all
      .insertInto('staff_accounts')
      .values({ email, ...row, created_at: newsroom.now() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepEnrolment(all, id, enrolment);
  });
  return enrolment;
};

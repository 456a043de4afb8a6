import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { enrolmentAddress, newOtpSecret } from '../../staff/one-time-code.ts';
import { newRecoveryCodes, recoveryHash } from '../../staff/recovery-codes.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { Enrolment } from '#adapters/newsroom-contract/staff.ts';

export const newEnrolment = ({ sites }: Pick<Newsroom, 'sites'>, email: string): Enrolment => {
  const otpSecret = newOtpSecret();
  const issuer = sites.find(({ role }) => role === 'main')?.name ?? '';
  return {
    email,
    otpSecret,
    otpAddress: enrolmentAddress(issuer, email, otpSecret),
    recoveryCodes: newRecoveryCodes(),
  };
};

/** Ends all sessions and deletes passkeys, because the device may be lost. */
export const keepEnrolment = async (
  all: Transaction<Schema>,
  account: number,
  { otpSecret, recoveryCodes }: Enrolment,
): Promise<void> => {
  await all
    .updateTable('staff_accounts')
    .set({ otp_secret: otpSecret, otp_step: 0 })
    .where('id', '=', account)
    .execute();
  await all.deleteFrom('staff_recovery_codes').where('account_id', '=', account).execute();
  await all
    .insertInto('staff_recovery_codes')
    .values(recoveryCodes.map((code) => ({ code_hash: recoveryHash(code), account_id: account })))
    .execute();
  await dropPasskeys(all, account);
  await signOut(all, account);
};

export const signOut = async (all: Transaction<Schema>, account: number): Promise<void> => {
  await all.deleteFrom('staff_sign_ins').where('account_id', '=', account).execute();
  await all.deleteFrom('staff_sessions').where('account_id', '=', account).execute();
};

export const dropPasskeys = async (all: Transaction<Schema>, account: number): Promise<void> => {
  await all.deleteFrom('staff_passkeys').where('account_id', '=', account).execute();
};

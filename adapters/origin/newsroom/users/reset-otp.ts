import type { Newsroom } from '../context/newsroom.ts';
import { keepEnrolment, newEnrolment } from './enrol.ts';
import { knownUser } from './find-user.ts';
import type { Enrolment } from '#adapters/newsroom-contract/staff.ts';

export const resetOtp = async (newsroom: Newsroom, { email }: { readonly email: string }): Promise<Enrolment> => {
  const user = await knownUser(newsroom, email);
  const enrolment = newEnrolment(newsroom, user.email);
  await newsroom.db.transaction().execute((all) => keepEnrolment(all, user.id, enrolment));
  return enrolment;
};

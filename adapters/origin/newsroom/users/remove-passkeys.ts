import type { Newsroom } from '../context/newsroom.ts';
import { dropPasskeys, signOut } from './enrol.ts';
import { knownUser } from './find-user.ts';

/** Also ends all sessions: one of the keys may have opened them. */
export const removePasskeys = async (
  newsroom: Newsroom,
  { email }: { readonly email: string },
): Promise<{ readonly removedFrom: string }> => {
  const user = await knownUser(newsroom, email);
  await newsroom.db.transaction().execute(async (all) => {
    await dropPasskeys(all, user.id);
    await signOut(all, user.id);
  });
  return { removedFrom: user.email };
};

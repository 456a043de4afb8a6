import type { Newsroom } from '../context/newsroom.ts';
import { dropPasskeys, signOut } from './enrol.ts';
import { knownUser } from './find-user.ts';

/** Ends all sessions of the account. Providers and passkeys cannot sign in to it either. */
export const disableUser = async (
  newsroom: Newsroom,
  { email }: { readonly email: string },
): Promise<{ readonly disabled: string }> => {
  const user = await knownUser(newsroom, email);
  await newsroom.db.transaction().execute(async (all) => {
    await all
      .updateTable('staff_accounts')
      .set({ active: false, password_hash: 'closed' })
      .where('id', '=', user.id)
      .execute();
    await all.deleteFrom('staff_identities').where('account_id', '=', user.id).execute();
    await dropPasskeys(all, user.id);
    await signOut(all, user.id);
  });
  return { disabled: user.email };
};

import { plainIdentity, type Identity } from '../../staff/identity.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { signOut } from './enrol.ts';
import { knownUser } from './find-user.ts';

interface Link extends Identity {
  readonly email: string;
}

/** Lets somebody sign in by a provider too: as the one whom it calls so, and by no address that it tells. */
export const linkUser = async (newsroom: Newsroom, { email, ...given }: Link): Promise<{ readonly linked: string }> => {
  const user = await knownUser(newsroom, email);
  const identity = plainIdentity(given);
  const kept = await newsroom.db
    .insertInto('staff_identities')
    .values({ ...identity, account_id: user.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (kept === undefined) throw new CommandFailure('link-exists', identity.subject);
  return { linked: user.email };
};

/** Takes that back, at once: whoever is signed in to the account is not any more, whichever way they came. */
export const unlinkUser = async (
  newsroom: Newsroom,
  { email, ...given }: Link,
): Promise<{ readonly unlinked: string }> => {
  const user = await knownUser(newsroom, email);
  const { issuer, subject } = plainIdentity(given);
  await newsroom.db.transaction().execute(async (all) => {
    const gone = await all
      .deleteFrom('staff_identities')
      .where('account_id', '=', user.id)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .returning('account_id')
      .executeTakeFirst();
    if (gone === undefined) throw new CommandFailure('no-link', subject);
    await signOut(all, user.id);
  });
  return { unlinked: user.email };
};

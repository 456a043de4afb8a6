import { sql } from 'kysely';
import type { Identity } from '#adapters/newsroom-contract/staff.ts';
import { plainIdentity } from '../../staff/identity.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { signOut } from './enrol.ts';
import { knownUser } from './find-user.ts';

interface Link extends Identity {
  readonly email: string;
}

/** Links a provider identity. The provider's email address is never used. */
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

/** Removes the link, ends all sessions of the account and deletes the passkeys that were added in a provider's session. */
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
    // Null for a key that is older than the record.
    await all
      .deleteFrom('staff_passkeys')
      .where('account_id', '=', user.id)
      .where(sql<boolean>`by_provider is distinct from false`)
      .execute();
    await signOut(all, user.id);
  });
  return { unlinked: user.email };
};

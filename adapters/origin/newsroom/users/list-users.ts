import { sql } from 'kysely';
import type { ListedUser } from '#adapters/newsroom-contract/staff.ts';
import type { Newsroom } from '../context/newsroom.ts';

export const listUsers = async ({ db, now }: Newsroom): Promise<{ readonly users: readonly ListedUser[] }> => {
  const users = await db
    .selectFrom('staff_accounts')
    .select((row) => [
      'id',
      'email',
      'name',
      'active',
      sql<boolean>`password_hash = ''`.as('toEnrol'),
      'created_at as createdAt',
      row
        .selectFrom('staff_sessions')
        .select((session) => session.fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'staff_accounts.id')
        .where('refresh_until', '>', now())
        .$asScalar()
        .as('sessions'),
      row
        .selectFrom('staff_recovery_codes')
        .select((code) => code.fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'staff_accounts.id')
        .$asScalar()
        .as('recoveryCodes'),
      row
        .selectFrom('staff_passkeys')
        .select((key) => key.fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'staff_accounts.id')
        .$asScalar()
        .as('passkeys'),
      row
        .selectFrom('staff_passkeys')
        .select((key) => key.fn.max('created_at').as('at'))
        .whereRef('account_id', '=', 'staff_accounts.id')
        .$asScalar()
        .as('newestPasskeyAt'),
    ])
    .orderBy('email')
    .execute();
  const links = await db.selectFrom('staff_identities').selectAll().orderBy('issuer').orderBy('subject').execute();
  return {
    users: users.map(({ id, ...user }) => ({
      ...user,
      sessions: user.sessions ?? 0,
      recoveryCodes: user.recoveryCodes ?? 0,
      passkeys: user.passkeys ?? 0,
      links: links.filter((one) => one.account_id === id).map(({ issuer, subject }) => ({ issuer, subject })),
    })),
  };
};

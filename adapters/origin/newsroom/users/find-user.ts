import { plainEmail } from '../../staff/check-password.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';

export interface FoundUser {
  readonly id: number;
  readonly email: string;
  readonly active: boolean;
}

export const userAt = async ({ db }: Pick<Newsroom, 'db'>, typed: string): Promise<FoundUser | null> =>
  (await db
    .selectFrom('staff_accounts')
    .select(['id', 'email', 'active'])
    .where('email', '=', plainEmail(typed))
    .executeTakeFirst()) ?? null;

export const knownUser = async (newsroom: Pick<Newsroom, 'db'>, typed: string): Promise<FoundUser> => {
  const found = await userAt(newsroom, typed);
  if (found === null) throw new CommandFailure('no-user', typed);
  return found;
};

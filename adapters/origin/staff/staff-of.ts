import { Problem } from '../http/problem.ts';
import { hashOf } from '../credentials/secrets.ts';
import type { SecurityContext } from './security-context.ts';

/** The two messages that make clients refresh (spec §4, "Session"), and the one for unknown tokens. */
const [expired, missing, unknown] = [
  'Expired JWT Token',
  'Missing accessToken, use your refreshToken!',
  'Invalid JWT Token',
];

export interface Staff {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

const refused = (text: string): Problem => new Problem(401, text, { 'WWW-Authenticate': 'Bearer' });

/** Seconds. Passkeys can be added and removed for so long after a sign-in. */
const recentFor = 600;

export interface StaffSession extends Staff {
  readonly session: number;
  /** The session was opened in the last ten minutes. A refresh does not count. */
  readonly isRecent: boolean;
  readonly byProvider: boolean | null;
}

interface Found extends StaffSession {
  readonly isExpired: boolean;
}

const find = async ({ db, now }: SecurityContext, bearer: string): Promise<Found | null> => {
  const at = now();
  const row = await db
    .selectFrom('staff_access_tokens as token')
    .innerJoin('staff_sessions as session', 'session.id', 'token.session_id')
    .innerJoin('staff_accounts as account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.email', 'account.name', 'session.id as session', 'token.valid_until'])
    .select(['session.opened_at', 'session.by_provider as byProvider'])
    .where('token.token_hash', '=', hashOf(bearer))
    .where('session.refresh_until', '>', at)
    .where('account.active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { valid_until: until, opened_at: openedAt, ...found } = row;
  return { ...found, isExpired: until <= at, isRecent: openedAt !== null && at - openedAt < recentFor };
};

/** Throws 401 with the specification's message for an expired or unknown token. */
export const staffSessionOf = async (context: SecurityContext, bearer: string | null): Promise<StaffSession> => {
  if (bearer === null) throw refused(missing);
  const found = await find(context, bearer);
  if (found === null) throw refused(unknown);
  if (found.isExpired) throw refused(expired);
  return found;
};

/** Like `staffSessionOf`. */
export const staffOf = async (context: SecurityContext, bearer: string | null): Promise<Staff> => {
  const { id, email, name } = await staffSessionOf(context, bearer);
  return { id, email, name };
};

export const isStaff = async (context: SecurityContext, bearer: string | null): Promise<boolean> =>
  bearer !== null && (await find(context, bearer))?.isExpired === false;

/** Throws 401 for an expired staff token; ignores other credentials. */
export const refuseExpired = async (context: SecurityContext, bearer: string | null): Promise<void> => {
  if (bearer !== null && (await find(context, bearer))?.isExpired === true) throw refused(expired);
};

/** Also accepts an expired token. `everywhere` needs a valid one. */
export const endSessions = async (
  context: SecurityContext,
  bearer: string | null,
  everywhere: boolean,
): Promise<void> => {
  const found = bearer === null ? null : await find(context, bearer);
  if (found === null) return;
  const ending = context.db.deleteFrom('staff_sessions');
  await (
    everywhere && !found.isExpired ? ending.where('account_id', '=', found.id) : ending.where('id', '=', found.session)
  ).execute();
};

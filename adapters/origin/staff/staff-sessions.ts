import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema/schema.ts';
import { Problem } from '../http/problem.ts';
import { hashOf, newSecret } from '../credentials/secrets.ts';
import type { SecurityContext } from './security-context.ts';
import { keyFor, keysOf } from '../credentials/signing-key.ts';

/** Lifetimes in seconds: access token, unused session, any session. */
const [accessSeconds, idleSeconds, maxSeconds] = [900, 86_400, 7 * 86_400];
/** Seconds. Concurrent or repeated refreshes (tabs, nodes, lost responses) get the same tokens within this time. */
const sameAnswerSeconds = 10;

export interface Tokens {
  readonly accessToken: string;
  /** Unix seconds. */
  readonly accessUntil: number;
  /** Single use. */
  readonly refreshToken: string;
  /** Session expiry without a refresh; unix seconds. */
  readonly validUntil: number;
}

type Db = SecurityContext['db'] | Transaction<Schema>;

const addAccess = (db: Db, session: number, token: string, validUntil: number): Promise<unknown> =>
  db
    .insertInto('staff_access_tokens')
    .values({ token_hash: hashOf(token), session_id: session, valid_until: validUntil })
    .execute();

/** `byProvider` is null when the passkey that opens the session is older than this record. */
export const openSession = async (
  { db, now }: SecurityContext,
  account: number,
  byProvider: boolean | null,
): Promise<Tokens> => {
  const at = now();
  const [accessToken, refreshToken] = [newSecret(), newSecret()];
  const [accessUntil, validUntil] = [at + accessSeconds, at + idleSeconds];
  await db.transaction().execute(async (all) => {
    await all.deleteFrom('staff_sessions').where('refresh_until', '<=', at).execute();
    const { id } = await all
      .insertInto('staff_sessions')
      .values({
        account_id: account,
        salt: newSecret(),
        refresh_hash: hashOf(refreshToken),
        refresh_until: validUntil,
        rotated_at: at,
        valid_until: at + maxSeconds,
        opened_at: at,
        by_provider: byProvider,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addAccess(all, id, accessToken, accessUntil);
  });
  return { accessToken, accessUntil, refreshToken, validUntil };
};

const refused = (): Problem => new Problem(401, 'Invalid refresh token.');

/** Derived from the refresh token with the installation's key: a repeated refresh gives the same tokens. */
const successors = (key: string, salt: string, token: string) => ({
  accessToken: keyFor(key, 'access', salt, token),
  refreshToken: keyFor(key, 'refresh', salt, token),
});

interface Family {
  readonly id: number;
  readonly salt: string;
  readonly refresh_hash: string;
  readonly refresh_until: number;
  readonly rotated_at: number;
  readonly valid_until: number;
}

const familyColumns = ['id', 'salt', 'refresh_hash', 'refresh_until', 'rotated_at', 'valid_until'] as const;

/** Only until the successor was used. */
const sameAnswer = (family: Family, next: ReturnType<typeof successors>, at: number): Tokens | null =>
  family.refresh_hash === hashOf(next.refreshToken) && at - family.rotated_at <= sameAnswerSeconds
    ? { ...next, accessUntil: family.rotated_at + accessSeconds, validUntil: family.refresh_until }
    : null;

const rotate = async (all: Transaction<Schema>, family: Family, key: string, token: string, at: number) => {
  const next = successors(key, family.salt, token);
  const [accessUntil, validUntil] = [at + accessSeconds, Math.min(at + idleSeconds, family.valid_until)];
  await all
    .updateTable('staff_sessions')
    .set({ refresh_hash: hashOf(next.refreshToken), rotated_at: at, refresh_until: validUntil })
    .where('id', '=', family.id)
    .execute();
  await all
    .insertInto('staff_spent_tokens')
    .values({ token_hash: hashOf(token), session_id: family.id })
    .execute();
  await addAccess(all, family.id, next.accessToken, accessUntil);
  return { ...next, accessUntil, validUntil };
};

/** Reuse ends the whole session: the token may be stolen. Returns null then. */
const afterReuse = async (
  all: Transaction<Schema>,
  keys: readonly string[],
  token: string,
  at: number,
): Promise<Tokens | null> => {
  const family = await all
    .selectFrom('staff_spent_tokens')
    .innerJoin('staff_sessions', 'staff_sessions.id', 'staff_spent_tokens.session_id')
    .select(familyColumns)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (family === undefined) return null;
  const same =
    keys.map((key) => sameAnswer(family, successors(key, family.salt, token), at)).find((one) => one !== null) ?? null;
  if (same === null) await all.deleteFrom('staff_sessions').where('id', '=', family.id).execute();
  return same;
};

/** Exchanges a refresh token for the next pair. Throws 401 for an invalid one. */
export const refreshSession = async (context: SecurityContext, token: string): Promise<Tokens> => {
  const { db, now } = context;
  const [keys, at] = [await keysOf(context), now()];
  const [key = ''] = keys;
  const tokens = await db.transaction().execute(async (all) => {
    // Row lock: a concurrent refresh waits here, then finds the token used.
    const family = await all
      .selectFrom('staff_sessions')
      .select(familyColumns)
      .where('refresh_hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (family === undefined) return afterReuse(all, keys, token, at);
    return family.refresh_until > at ? rotate(all, family, key, token, at) : null;
  });
  if (tokens === null) throw refused();
  return tokens;
};

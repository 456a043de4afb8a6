import { ECDH } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { badParameter, notFound, Problem } from '../../http/problem.ts';
import { hashOf } from '../../credentials/secrets.ts';
import { keyFor, keysOf, type SigningKeys } from '../../credentials/signing-key.ts';
import type { PlannedTopic, PushKeys } from './planned-topic.ts';
import { isPushPlace } from './push-place.ts';

export interface TopicContext extends SigningKeys {
  readonly db: Kysely<Schema>;
  /** Unix seconds. */
  readonly now: () => number;
  readonly topics: readonly PlannedTopic[];
  /** Allowed push services; messages go nowhere else. */
  readonly pushOrigins: readonly string[];
  readonly pushKeys: () => Promise<PushKeys>;
}

export interface Asking {
  readonly clientToken: string;
  readonly bearer: string | null;
}

export const followedBy = async ({ db, topics }: TopicContext, clientToken: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('topic_subscriptions')
    .innerJoin('topic_clients', 'topic_clients.id', 'client_id')
    .select('topic')
    .where('token_hash', '=', hashOf(clientToken))
    .execute();
  return topics.map(({ id }) => id).filter((id) => rows.some(({ topic }) => topic === id));
};

/** Null when signed out, and for passes. */
const accountWith = async ({ db, now }: TopicContext, bearer: string | null): Promise<number | null> => {
  if (bearer === null) return null;
  const row = await db
    .selectFrom('reader_tokens')
    .select('account_id')
    .where('token_hash', '=', hashOf(bearer))
    .where('valid_until', '>', now())
    .executeTakeFirst();
  return row?.account_id ?? null;
};

/** Creates unknown browsers. A sign-in reassigns the browser to its account. */
const clientOf = async (context: TopicContext, { clientToken, bearer }: Asking): Promise<number> => {
  const { db, now } = context;
  const account = await accountWith(context, bearer);
  const { id } = await db
    .insertInto('topic_clients')
    .values({ token_hash: hashOf(clientToken), account_id: account, made_at: now() })
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet(({ fn, ref }) => ({
        account_id: fn<number | null>('coalesce', [ref('excluded.account_id'), ref('topic_clients.account_id')]),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const follow = async (context: TopicContext, asking: Asking, topic: string): Promise<void> => {
  if (!context.topics.some(({ id }) => id === topic)) throw notFound('The topic');
  await context.db.transaction().execute(async (db) => {
    const client = await clientOf({ ...context, db }, asking);
    await db
      .insertInto('topic_subscriptions')
      .values({ client_id: client, topic, made_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
};

export const unfollow = async ({ db }: TopicContext, clientToken: string, topic: string | null): Promise<void> => {
  const hash = hashOf(clientToken);
  if (topic === null) await db.deleteFrom('topic_clients').where('token_hash', '=', hash).execute();
  else
    await db
      .deleteFrom('topic_subscriptions')
      .where('topic', '=', topic)
      .where('client_id', 'in', (one) => one.selectFrom('topic_clients').select('id').where('token_hash', '=', hash))
      .execute();
};

export interface GivenAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Seconds until an unconfirmed push address expires. */
const unprovenFor = 3_600;
/** Maximum unconfirmed push addresses, by network address and in total. */
const maxUnproven = { ofPlace: 20, inAll: 5_000 };
const maxClients = 500_000;

const hasMoreThan = async (
  db: Kysely<Schema>,
  max: number,
  from: string | null,
  unproven: boolean,
): Promise<boolean> => {
  const { rows } = await sql<{ full: boolean }>`
    select count(*) > ${sql.lit(max)} as full from (select from topic_clients
    where (unproven_since is not null or ${!unproven}) and (reached_from = ${from} or ${from}::text is null) limit ${sql.lit(max + 1)}) one`.execute(
    db,
  );
  return rows[0]?.full === true;
};

/** Throws 429 above the limit. The address is already stored. */
const boundAddresses = async (db: Kysely<Schema>, from: string | null): Promise<void> => {
  const full =
    (from !== null && (await hasMoreThan(db, maxUnproven.ofPlace, from, true))) ||
    (await hasMoreThan(db, maxUnproven.inAll, null, true)) ||
    (await hasMoreThan(db, maxClients, null, false));
  if (full) throw new Problem(429, 'Too many unconfirmed push endpoints', { 'Retry-After': String(unprovenFor) });
};

export const proofOf = (
  key: string,
  { id, endpoint, p256dh }: { readonly id: number; readonly endpoint: string; readonly p256dh: string },
): string => `${id}.${keyFor(key, 'push address', String(id), endpoint, p256dh)}`;

/**
 * Confirms the push address whose browser received this proof, and deletes all other clients of that address; the same
 * for a proof that is none.
 */
export const prove = async (context: TopicContext, proof: string): Promise<void> => {
  const { db } = context;
  const [, id = '0'] = /^(\d{1,9})\./.exec(proof) ?? [];
  const client = await db
    .selectFrom('topic_clients')
    .select(['id', 'endpoint', 'p256dh'])
    .where('id', '=', Number(id))
    .where('unproven_since', 'is not', null)
    .executeTakeFirst();
  const { endpoint = null, p256dh = null } = client ?? {};
  if (client === undefined || endpoint === null || p256dh === null) return;
  const right = (await keysOf(context)).map((key) => proofOf(key, { id: client.id, endpoint, p256dh }));
  // Compares hashes to avoid a timing leak.
  if (!right.some((one) => hashOf(one) === hashOf(proof))) return;
  await db.transaction().execute(async (all) => {
    // In one order: two browsers may confirm the address at the same time.
    const named = await all
      .selectFrom('topic_clients')
      .select(['id', 'p256dh'])
      .where('endpoint', '=', endpoint)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!named.some((one) => one.id === client.id && one.p256dh === p256dh)) return;
    await all.deleteFrom('topic_clients').where('endpoint', '=', endpoint).where('id', '<>', client.id).execute();
    await all
      .updateTable('topic_clients')
      .set({ unproven_since: null, proof_at: null })
      .where('id', '=', client.id)
      .execute();
  });
};

const isPoint = (key: string): boolean => {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
};

/**
 * An endpoint belongs to the browser that posts back the confirmation pushed to it. Until then the previously confirmed
 * browser keeps it: only the holder of the new keys can read the confirmation. 429 for a network address (`asker`) with
 * too many unconfirmed endpoints.
 */
export const reach = async (
  context: TopicContext,
  asking: Asking & { readonly asker?: string },
  { endpoint, keys: { p256dh, auth } }: GivenAddress,
): Promise<void> => {
  if (!isPushPlace(endpoint, context.pushOrigins)) throw notFound('The push service');
  if (!isPoint(p256dh)) throw badParameter('keys.p256dh', 'is not a P-256 public key');
  const { asker = '' } = asking;
  const from = asker === '' ? null : keyFor(await context.signingKey(), 'place', asker);
  await context.db.transaction().execute(async (db) => {
    const at = context.now();
    await db
      .deleteFrom('topic_clients')
      .where('unproven_since', '<', at - unprovenFor)
      .execute();
    const id = await clientOf({ ...context, db }, asking);
    const address = { endpoint, p256dh, auth };
    const same = await db
      .selectFrom('topic_clients')
      .select('id')
      .where('id', '=', id)
      .where((row) => row.and(address))
      .executeTakeFirst();
    if (same !== undefined) return;
    await db
      .updateTable('topic_clients')
      .set({ ...address, unproven_since: at, proof_at: at, reached_from: from })
      .where('id', '=', id)
      .execute();
    await boundAddresses(db, from);
  });
};

import { ECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { badParameter, notFound } from '../http/problem.ts';
import { hashOf } from '../passes/secrets.ts';
import type { PlannedTopic, PushKeys } from './planned-topic.ts';
import { isPushPlace } from './push-place.ts';

/** What the calls about topics work with. */
export interface TopicContext {
  readonly db: Kysely<Schema>;
  /** Unix seconds. */
  readonly now: () => number;
  readonly topics: readonly PlannedTopic[];
  /** Where messages are sent; nowhere without one. */
  readonly pushOrigins: readonly string[];
  readonly pushKeys: () => Promise<PushKeys>;
}

/** Who asks: the browser, and the token of the account that is signed in there. */
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
  // In their order, and none that is not offered any more.
  return topics.map(({ id }) => id).filter((id) => rows.some(({ topic }) => topic === id));
};

/** The account that the browser is signed in to; null for none, a pass too. */
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

/** The browser's number; one that was never heard of gets one. Whoever signs in there is whose it is from then on. */
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

/** Ends one topic, also one that is not offered any more; or all, and with them whatever is known of the browser. */
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

const isPoint = (key: string): boolean => {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
};

/** From now on the browser is reached there; whoever was before is the same browser under a token that it lost. */
export const reach = async (
  context: TopicContext,
  asking: Asking,
  { endpoint, keys: { p256dh, auth } }: GivenAddress,
): Promise<void> => {
  if (!isPushPlace(endpoint, context.pushOrigins)) throw notFound('The push service');
  if (!isPoint(p256dh)) throw badParameter('keys.p256dh', 'is no key of P-256');
  await context.db.transaction().execute(async (db) => {
    const id = await clientOf({ ...context, db }, asking);
    await db.deleteFrom('topic_clients').where('endpoint', '=', endpoint).where('id', '<>', id).execute();
    await db.updateTable('topic_clients').set({ endpoint, p256dh, auth }).where('id', '=', id).execute();
  });
};

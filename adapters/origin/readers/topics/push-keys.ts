import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import type { Database } from '../../database/connection/open-database.ts';
import type { PushKeys, PushOptions } from './planned-topic.ts';

/** Configured keys, or keys generated once and shared by all nodes of the database. */
export const pushKeysOf = (db: Database, given: PushKeys | undefined): (() => Promise<PushKeys>) => {
  const kept = () => db.selectFrom('push_keys').select(['public_key as publicKey', 'private_key as privateKey']);
  const read = async (): Promise<PushKeys> => {
    const there = await kept().executeTakeFirst();
    if (there !== undefined) return there;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await db
      .insertInto('push_keys')
      .values({ public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return kept().executeTakeFirstOrThrow();
  };
  let keys = given === undefined ? null : Promise.resolve(given);
  return () =>
    (keys ??= read().catch((cause: unknown) => {
      keys = null;
      throw cause;
    }));
};

/** Seconds: validity of a signature, and time of its reuse. */
const goodFor = 7_200;
const usedFor = 3_600;

/** Signed once per hour and push service (RFC 8292). */
export const createSignature = (
  { subject }: Pick<PushOptions, 'subject'>,
  { publicKey, privateKey }: PushKeys,
  now: () => number,
) => {
  const signed = new LRUCache<string, { readonly until: number; readonly text: string }>({ max: 1_000 });
  return (origin: string): string => {
    const kept = signed.get(origin);
    if (kept !== undefined && kept.until > now()) return kept.text;
    const until = now() + goodFor;
    const { Authorization: text } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', until);
    signed.set(origin, { until: now() + usedFor, text });
    return text;
  };
};

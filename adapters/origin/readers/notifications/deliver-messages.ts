import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { articlesOfIssue } from '../issues/articles-of-issue.ts';
import { sitesIn } from '../issues/issue-content.ts';
import { addressOf } from '../../editorial/articles/address-of.ts';
import type { CrmContext } from '../accounts/crm-context.ts';
import { messageText } from './message-text.ts';
import type { PushFate, PushTarget, SendPush } from './send-push.ts';

export interface DeliveryNeeds extends Pick<CrmContext, 'originOf'> {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly send: SendPush;
  readonly log: (cause: unknown) => void;
}

/** Messages per batch, and the lease of a batch in seconds. */
export const atOnce = 500;
const lease = 120;
const maxTries = 6;
const sideBySide = 96;
/** Retry delay in seconds: 15, doubled each time, unless the push service sets one. */
const pauseAfter = (tries: number): number => 15 * 2 ** Math.min(tries, 6);

interface Due extends PushTarget {
  readonly article_id: number;
  readonly client_id: number;
  readonly tries: number;
}

/** Leases due messages to this node. If the node crashes, another node takes them after the lease. */
const takeDue = async (db: Database, now: number): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    with due as (
      select article_id, client_id from topic_messages waiting join topic_clients reached on reached.id = client_id
      where not done and next_try_at <= ${now} and reached.unproven_since is null
      order by next_try_at limit ${sql.lit(atOnce)} for update of waiting skip locked)
    update topic_messages message set next_try_at = ${sql.lit(now + lease)}::int8, tries = message.tries + 1
    from due join topic_clients client on client.id = due.client_id
    where message.article_id = due.article_id and message.client_id = due.client_id
    returning message.article_id, message.client_id, message.tries, client.endpoint, client.p256dh, client.auth`.execute(
    db,
  );
  return rows;
};

/** Uses the current text. Skips articles that are no longer public. */
const textsOf = async (
  { db, now, originOf }: Pick<DeliveryNeeds, 'db' | 'now' | 'originOf'>,
  due: readonly Due[],
): Promise<ReadonlyMap<number, string>> => {
  const articles = await articlesOfIssue(db, [...new Set(due.map(({ article_id: id }) => id))], now());
  const sites = await sitesIn(db);
  return new Map(
    articles.map((row) => {
      const { pathname } = new URL(addressOf(sites, row));
      const { origin } = originOf(sites.byRole.get(row.site)?.slug ?? '');
      return [row.id, messageText({ ...row, address: `${origin}${pathname}` })];
    }),
  );
};

const nobody = { kind: 'refused' } as const;

export const eachOf = async <T>(many: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const queue = many.values();
  const worker = async (): Promise<void> => {
    for (const one of queue) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(sideBySide, many.length) }, worker));
};

type Settled = Due & { readonly fate: PushFate };

const pairs = (of: readonly Due[]) =>
  sql`(select * from unnest(${of.map((one) => one.article_id)}::int[], ${of.map((one) => one.client_id)}::int[]) as pair (article_id, client_id))`;

/** Deletes expired subscriptions, unless the browser has registered another endpoint. */
const settle = async (db: Kysely<Schema>, settled: readonly Settled[], now: number): Promise<void> => {
  const over = settled.filter(({ fate, tries }) => fate.kind !== 'later' || tries >= maxTries);
  await sql`update topic_messages message set done = true from ${pairs(over)} pair
    where message.article_id = pair.article_id and message.client_id = pair.client_id`.execute(db);
  const gone = settled.filter(({ fate }) => fate.kind === 'gone');
  if (gone.length > 0)
    await sql`delete from topic_clients client using (
      select * from unnest(${gone.map((one) => one.client_id)}::int[], ${gone.map((one) => one.endpoint)}::text[]) as gone (id, endpoint)) gone
      where client.id = gone.id and client.endpoint is not distinct from gone.endpoint`.execute(db);
  for (const { article_id: article, client_id: client, tries, fate } of settled)
    if (fate.kind === 'later' && tries < maxTries)
      await db
        .updateTable('topic_messages')
        .set({ next_try_at: now + (fate.wait ?? pauseAfter(tries - 1)) })
        .where('article_id', '=', article)
        .where('client_id', '=', client)
        .execute();
};

class Unsent extends Error {
  override readonly name = 'Unsent';
}

/** One browser's push address may have a limit of its own; so many different ones in a row are refused by the service. */
const refusedInRow = 5;

/** Remembers who answered with a `Retry-After`: a browser, or a whole push service. */
const createPostponed = () => {
  const clients = new Map<number, PushFate>();
  const inRow = new Map<string, Set<number>>();
  const services = new Map<string, PushFate>();
  return {
    fateOf: (service: string, client: number): PushFate | undefined => services.get(service) ?? clients.get(client),
    note: (service: string, client: number, fate: PushFate): void => {
      if (fate.kind !== 'later' || fate.wait === null) return void inRow.delete(service);
      clients.set(client, fate);
      const refused = (inRow.get(service) ?? new Set()).add(client);
      inRow.set(service, refused);
      if (refused.size >= refusedInRow) services.set(service, fate);
    },
  };
};

/** Returns the batch size. After a `Retry-After`, the rest of the batch for that browser or push service is postponed. */
export const deliverMessages = async (needs: DeliveryNeeds): Promise<number> => {
  const { db, now, send, log } = needs;
  await db.deleteFrom('topic_messages').where('done', '=', false).where('good_until', '<=', now()).execute();
  const due = await takeDue(db, now());
  if (due.length === 0) return 0;
  const texts = await textsOf(needs, due);
  const settled: Settled[] = [];
  const postponed = createPostponed();
  await eachOf(due, async (one) => {
    const text = texts.get(one.article_id);
    const service = one.endpoint === null ? '' : new URL(one.endpoint).origin;
    const message = text === undefined ? null : { text, topic: `cikk-${one.article_id}`, seconds: 6 * 3_600 };
    const known = postponed.fateOf(service, one.client_id);
    const fate = known ?? (message === null ? nobody : await send(one, message));
    if (known === undefined && message !== null) postponed.note(service, one.client_id, fate);
    settled.push({ ...one, fate });
  });
  await db.transaction().execute((all) => settle(all, settled, now()));
  const late = settled.flatMap(({ fate }) => (fate.kind === 'later' ? [fate.answered || 'no response'] : []));
  if (late.length > 0)
    log(new Unsent(`${late.length} notifications were not accepted (${[...new Set(late)].join(', ')})`));
  return due.length;
};

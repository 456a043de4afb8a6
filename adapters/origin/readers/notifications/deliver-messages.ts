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

/** Messages that are taken at a time, and the seconds for which they are nobody else's. */
export const atOnce = 500;
const lease = 120;
const mostTries = 6;
/** Of messages under way at the same time. */
const sideBySide = 96;
/** Seconds to the next try: a quarter of a minute, then twice as long each time, unless the push service says. */
const pauseAfter = (tries: number): number => 15 * 2 ** Math.min(tries, 6);

interface Due extends PushTarget {
  readonly article_id: number;
  readonly client_id: number;
  readonly tries: number;
}

/** Takes what is due for this node alone; what dies with it is left to the next one when its time is over. */
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

/** What is said of each article, as it reads now; nothing of one that is not for everybody any more. */
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

/** Each of many, no more than so many at a time. */
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

/** Notes what became of messages; a browser that is gone is forgotten, unless it has told of another address meanwhile. */
const settle = async (db: Kysely<Schema>, settled: readonly Settled[], now: number): Promise<void> => {
  const over = settled.filter(({ fate, tries }) => fate.kind !== 'later' || tries >= mostTries);
  await sql`update topic_messages message set done = true from ${pairs(over)} pair
    where message.article_id = pair.article_id and message.client_id = pair.client_id`.execute(db);
  const gone = settled.filter(({ fate }) => fate.kind === 'gone');
  if (gone.length > 0)
    await sql`delete from topic_clients client using (
      select * from unnest(${gone.map((one) => one.client_id)}::int[], ${gone.map((one) => one.endpoint)}::text[]) as gone (id, endpoint)) gone
      where client.id = gone.id and client.endpoint is not distinct from gone.endpoint`.execute(db);
  for (const { article_id: article, client_id: client, tries, fate } of settled)
    if (fate.kind === 'later' && tries < mostTries)
      await db
        .updateTable('topic_messages')
        .set({ next_try_at: now + (fate.wait ?? pauseAfter(tries - 1)) })
        .where('article_id', '=', article)
        .where('client_id', '=', client)
        .execute();
};

/** One line for the log that names nobody. */
class Unsent extends Error {
  override readonly name = 'Unsent';
}

/**
 * Sends what is due; gives how many were taken. A push service that asks to be left alone is, for the rest of what was
 * taken: that is tried when it said.
 */
export const deliverMessages = async (needs: DeliveryNeeds): Promise<number> => {
  const { db, now, send, log } = needs;
  await db.deleteFrom('topic_messages').where('done', '=', false).where('good_until', '<=', now()).execute();
  const due = await takeDue(db, now());
  if (due.length === 0) return 0;
  const texts = await textsOf(needs, due);
  const settled: Settled[] = [];
  const resting = new Map<string, PushFate>();
  await eachOf(due, async (one) => {
    const text = texts.get(one.article_id);
    const service = one.endpoint === null ? '' : new URL(one.endpoint).origin;
    const message = text === undefined ? null : { text, topic: `cikk-${one.article_id}`, seconds: 6 * 3_600 };
    const fate = resting.get(service) ?? (message === null ? nobody : await send(one, message));
    if (fate.kind === 'later' && fate.wait !== null) resting.set(service, fate);
    settled.push({ ...one, fate });
  });
  await db.transaction().execute((all) => settle(all, settled, now()));
  const late = settled.flatMap(({ fate }) => (fate.kind === 'later' ? [fate.answered || 'no answer'] : []));
  if (late.length > 0)
    log(new Unsent(`${late.length} notifications were not taken (${[...new Set(late)].join(', ')})`));
  return due.length;
};

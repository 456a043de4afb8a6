import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { isSendable } from '../issues/articles-of-issue.ts';
import type { PlannedTopic } from '../topics/planned-topic.ts';

type Db = Kysely<Schema>;

/** In seconds: the maximum age of a new article, and the lifetime of its message. */
const newsFor = 7_200;
const goodFor = 6 * 3_600;
/** In seconds. */
const keptFor = 3 * 86_400;
const maxAtOnce = 100;

interface Looked {
  readonly id: number;
  readonly site: string;
  readonly flags: readonly string[];
  readonly sections: readonly string[];
  readonly tags: readonly string[];
}

/** With earlier slugs of their labels: topics are configured by slug. */
const newlyPublic = async (db: Db, now: number): Promise<readonly Looked[]> => {
  const { rows } = await sql<Looked>`
    select id, site, flags,
      array(select slug from super_tags join article_super_tags j on j.super_tag_id = super_tags.id where j.article_id = articles.id
        union select slug from moved_labels m join article_super_tags j on m.kind = 'section' and m.label_id = j.super_tag_id where j.article_id = articles.id) as sections,
      array(select slug from tags join article_tags j on j.tag_id = tags.id where j.article_id = articles.id
        union select slug from moved_labels m join article_tags j on m.kind = 'tag' and m.label_id = j.tag_id where j.article_id = articles.id) as tags
    from articles
    where pub_date > ${now - newsFor} and ${isSendable(now)}
      and not exists (select from topic_articles looked where looked.article_id = articles.id)
    order by pub_date, id limit ${sql.lit(maxAtOnce)}`.execute(db);
  return rows;
};

const share = (wanted: readonly string[], there: readonly string[]): boolean =>
  wanted.some((one) => there.includes(one));

const isOf = (article: Looked, { site, sections, tags, flags }: PlannedTopic): boolean =>
  site === article.site &&
  (share(sections, article.sections) || share(tags, article.tags) || share(flags, article.flags));

const sentOf = async (db: Db, topic: string, day: string): Promise<number> => {
  const { sent } = await db
    .selectFrom('topic_articles')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('day', '=', day)
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow();
  return Number(sent);
};

const putMessages = async (db: Db, article: number, topics: readonly string[], now: number): Promise<void> => {
  await sql`
    insert into topic_messages (article_id, client_id, good_until, next_try_at)
    select distinct ${sql.lit(article)}::int, client.id, ${sql.lit(now + goodFor)}::int8, ${sql.lit(now)}::int8
    from topic_clients client join topic_subscriptions followed on followed.client_id = client.id
    where followed.topic = any(${topics}) and client.endpoint is not null and client.unproven_since is null
    on conflict do nothing`.execute(db);
};

const hasFollower = async (db: Db, topic: string): Promise<boolean> =>
  (await db
    .selectFrom('topic_subscriptions')
    .innerJoin('topic_clients', 'topic_clients.id', 'client_id')
    .select('topic')
    .where('topic', '=', topic)
    .where('endpoint', 'is not', null)
    .where('unproven_since', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const clearOld = async (db: Db, now: number): Promise<void> => {
  await db
    .deleteFrom('topic_messages')
    .where('good_until', '<', now - keptFor)
    .execute();
  await db
    .deleteFrom('topic_articles')
    .where('seen_at', '<', now - keptFor)
    .execute();
  await sql`delete from topic_clients client where made_at < ${now - 86_400}
    and (endpoint is null or not exists (select from topic_subscriptions s where s.client_id = client.id))`.execute(db);
};

/**
 * Processes each new article once: one message per browser, a daily limit per topic. Needs a transaction under the
 * topic lock.
 */
export const putNewMessages = async (
  db: Db,
  topics: readonly PlannedTopic[],
  { now, today }: { readonly now: number; readonly today: string },
): Promise<number> => {
  const articles = await newlyPublic(db, now);
  for (const article of articles) {
    const told: string[] = [];
    for (const topic of topics.filter((one) => isOf(article, one)))
      if ((await hasFollower(db, topic.id)) && (await sentOf(db, topic.id, today)) < topic.perDay) told.push(topic.id);
    await db
      .insertInto('topic_articles')
      .values(['', ...told].map((topic) => ({ article_id: article.id, topic, day: today, seen_at: now })))
      .execute();
    if (told.length > 0) await putMessages(db, article.id, told, now);
  }
  if (articles.length > 0) await clearOld(db, now);
  return articles.length;
};

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { setIssue } from '../../mail/set-issue.ts';
import { issueContent, sitesIn } from './issue-content.ts';
import type { IssueContext } from './issue-context.ts';
import { isDue, localMoment, type LocalMoment } from './local-moment.ts';
import { isMade, makeIssues } from './make-issues.ts';

const issueLock = 7_310_226;
/** Held until the end of the transaction. */
export const takeIssueLock = (db: Kysely<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(issueLock)})`.execute(db);

const maxAtOnce = 100;
/** Seconds after which an issue is not sent any more. */
const goodFor = 2 * 86_400;

type Issue = { readonly id: number; readonly code: string; readonly section: string; readonly made_at: number } & {
  readonly article_ids: number[];
};

const endIssue = (db: Kysely<Schema>, id: number, now: number) =>
  db.updateTable('newsletter_issues').set({ done_at: now }).where('id', '=', id).execute();

const takeReaders = (db: Kysely<Schema>, { id, code, made_at: madeAt }: Issue, max: number) =>
  sql<{ email: string; token: string }>`
    insert into newsletter_deliveries (issue_id, email, token)
    select ${sql.lit(id)}, email, token from newsletter_subscriptions subscribed
    where code = ${code} and made_at <= ${madeAt} and not exists (
      select from newsletter_deliveries had where had.issue_id = ${sql.lit(id)} and had.email = subscribed.email)
    order by email limit ${sql.lit(max)}
    on conflict do nothing returning email, token`.execute(db);

const sendSome = async (db: Kysely<Schema>, context: IssueContext, issue: Issue): Promise<boolean> => {
  const now = context.now();
  const max = Math.min(maxAtOnce, (await context.room?.(db)) ?? 0);
  if (max === 0) return false;
  const { id, code, section, article_ids: articleIds } = issue;
  const content = issue.made_at + goodFor > now ? await issueContent(db, context, { code, section, articleIds }) : null;
  const { rows } = content === null ? { rows: [] } : await takeReaders(db, issue, max);
  const letters = rows.flatMap(({ email, token }) => {
    const recipient = mailAddressOf(email);
    if (content === null || recipient === null) return [];
    const unsubscribe = `${content.home}/api/newsletter/unsubscribe/${token}`;
    const when = { made_at: now, good_until: issue.made_at + goodFor, next_try_at: now };
    return [{ recipient, ...setIssue(content, unsubscribe), unsubscribe, ...when }];
  });
  if (letters.length > 0) await db.insertInto('letters').values(letters).execute();
  if (rows.length < max) await endIssue(db, id, now);
  return true;
};

export const localMomentOf = async (db: Kysely<Schema>, now: number): Promise<LocalMoment> =>
  localMoment(now, (await sitesIn(db)).byRole.get('main')?.time_zone ?? 'UTC');

const step = (context: IssueContext): Promise<boolean> =>
  context.db.transaction().execute(async (all) => {
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(issueLock)}) as got`.execute(all);
    if (rows[0]?.got !== true) return false;
    const now = context.now();
    const local = await localMomentOf(all, now);
    for (const plan of context.plans.filter((one) => isDue(one, local)))
      if (!(await isMade(all, plan.code, local.day))) await makeIssues(all, plan, { now, today: local.day });
    const issue = await all
      .selectFrom('newsletter_issues')
      .select(['id', 'code', 'section', 'made_at', 'article_ids'])
      .where('done_at', 'is', null)
      .orderBy('id')
      .executeTakeFirst();
    return issue !== undefined && sendSome(all, context, issue);
  });

/**
 * Creates due issues and queues letters while there is room. Letters and delivery records share a transaction: a crash
 * sends no letter twice.
 */
export const sendIssues = async (context: IssueContext, isStopped = () => false): Promise<void> => {
  while (!isStopped() && (await step(context)));
};

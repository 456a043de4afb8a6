import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import type { NewsletterPlan } from '../newsletters/plan.ts';
import { newArticles } from './articles-of-issue.ts';

export interface ComposedIssue {
  readonly code: string;
  /** Slug; empty for an issue of everything. */
  readonly section: string;
  readonly articleIds: readonly number[];
}

const day = 86_400;
const keptFor = 30 * day;

/** What came out since the last issue, however late that was; of as many days as are planned where there was none. */
const sinceLast = async (db: Kysely<Schema>, { code, days }: NewsletterPlan, now: number): Promise<number> => {
  const last = await db
    .selectFrom('newsletter_issues')
    .select('made_at')
    .where('code', '=', code)
    .where('section', '=', '')
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  return Math.max(last?.made_at ?? 0, now - days * day * (last === undefined ? 1 : 2));
};

/** The issues that a newsletter would have at this moment; none where nothing is new. */
export const composeIssues = async (
  db: Kysely<Schema>,
  plan: NewsletterPlan,
  now: number,
): Promise<readonly ComposedIssue[]> => {
  const since = await sinceLast(db, plan, now);
  const issues: ComposedIssue[] = [];
  for (const section of plan.sections?.map(({ slug }) => slug) ?? ['']) {
    const wanted = { now, since, most: plan.mostArticles, section: section || null };
    const articleIds = await newArticles(db, wanted);
    if (articleIds.length > 0) issues.push({ code: plan.code, section, articleIds });
  }
  return issues;
};

/** Whether a day has its issues already. */
export const isMade = async (db: Kysely<Schema>, code: string, today: string): Promise<boolean> =>
  (await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('code', '=', code)
    .where('day', '=', today)
    .executeTakeFirst()) !== undefined;

/**
 * Keeps a newsletter's issues of a day, from which on they are sent; gives how many there are, or null where the day
 * has its own already. What is a month old is forgotten, and with it who was sent it.
 */
export const makeIssues = async (
  db: Kysely<Schema>,
  plan: NewsletterPlan,
  { now, today }: { readonly now: number; readonly today: string },
): Promise<number | null> => {
  const issues = await composeIssues(db, plan, now);
  const whole = issues.find(({ section }) => section === '');
  const row = { code: plan.code, day: today, made_at: now };
  const marked = await db
    .insertInto('newsletter_issues')
    // One of sections, or of nothing, is there for the day alone: there is nothing in it to send.
    .values({ ...row, article_ids: [...(whole?.articleIds ?? [])], done_at: whole === undefined ? now : null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (marked === undefined) return null;
  for (const { section, articleIds } of issues.filter((one) => one !== whole))
    await db
      .insertInto('newsletter_issues')
      .values({ ...row, section, article_ids: [...articleIds], done_at: null })
      .execute();
  await db
    .deleteFrom('newsletter_issues')
    .where('made_at', '<', now - keptFor)
    .execute();
  return issues.length;
};

import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import type { NewsletterPlan } from '../newsletters/plan.ts';
import { newArticles } from './articles-of-issue.ts';

export interface ComposedIssue {
  readonly code: string;
  /** Slug; empty for all sections. */
  readonly section: string;
  readonly articleIds: readonly number[];
}

const day = 86_400;
const keptFor = 30 * day;

/** Looks back to the last issue, at most twice the planned days; without one, the planned days. */
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

export const composeIssues = async (
  db: Kysely<Schema>,
  plan: NewsletterPlan,
  now: number,
): Promise<readonly ComposedIssue[]> => {
  const since = await sinceLast(db, plan, now);
  const issues: ComposedIssue[] = [];
  for (const section of plan.sections?.map(({ slug }) => slug) ?? ['']) {
    const wanted = { now, since, max: plan.maxArticles, section: section || null };
    const articleIds = await newArticles(db, wanted);
    if (articleIds.length > 0) issues.push({ code: plan.code, section, articleIds });
  }
  return issues;
};

export const isMade = async (db: Kysely<Schema>, code: string, today: string): Promise<boolean> =>
  (await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('code', '=', code)
    .where('day', '=', today)
    .executeTakeFirst()) !== undefined;

/**
 * Stores a day's issues and returns their number; null when the day already has them. Deletes issues older than 30
 * days.
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
    // An empty row marks the day as done when there is no issue for all sections.
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

import { composeIssues, isMade, makeIssues } from '../../readers/issues/make-issues.ts';
import { localMomentOf, sendIssues, takeIssueLock } from '../../readers/issues/send-issues.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { noMail, planOf } from './plan-of.ts';

/**
 * Sends today's issues now; the schedule then skips this day. Returns zero issues without new articles; the schedule
 * may still send later.
 */
export const sendNewsletter = async (
  { db, now, issues }: Newsroom,
  { code }: { readonly code: string },
): Promise<{ readonly code: string; readonly issues: number; readonly letters: number }> => {
  const plan = planOf(issues, code);
  if (issues.room === null) throw noMail(issues);
  const { day: today } = await localMomentOf(db, now());
  const made = await db.transaction().execute(async (all) => {
    await takeIssueLock(all);
    if (await isMade(all, code, today)) return null;
    const nothing = (await composeIssues(all, plan, now())).length === 0;
    return nothing ? 0 : makeIssues(all, plan, { now: now(), today });
  });
  if (made === null) throw new CommandFailure('newsletter-sent', `${code} ${today}`);
  if (made === 0) return { code, issues: 0, letters: 0 };
  await sendIssues({ ...issues, db, now });
  const { letters } = await db
    .selectFrom('newsletter_deliveries')
    .innerJoin('newsletter_issues', 'newsletter_issues.id', 'issue_id')
    .where('code', '=', code)
    .where('day', '=', today)
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .executeTakeFirstOrThrow();
  return { code, issues: made, letters: Number(letters) };
};

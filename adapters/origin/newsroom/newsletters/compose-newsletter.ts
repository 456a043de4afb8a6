import { issueContent } from '../../readers/issues/issue-content.ts';
import { composeIssues } from '../../readers/issues/make-issues.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { setIssue } from '../../mail/set-issue.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { noMail, planOf } from './plan-of.ts';
import type { PreviewedIssue } from '#adapters/newsroom-contract/readers.ts';

const goodFor = 86_400;

/** Previews a newsletter; with an address, also sends the preview to it. Stores no issue. */
export const composeNewsletter = async (
  { db, now, issues }: Newsroom,
  { code, to }: { readonly code: string; readonly to: string | null },
): Promise<{ readonly issues: readonly PreviewedIssue[]; readonly to: string | null }> => {
  const plan = planOf(issues, code);
  const recipient = to === null ? null : mailAddressOf(to);
  if (to !== null && recipient === null) throw new CommandFailure('no-reader', to);
  if (to !== null && issues.room === null) throw noMail(issues);
  const previews: PreviewedIssue[] = [];
  for (const composed of await composeIssues(db, plan, now())) {
    const content = await issueContent(db, { ...issues, now }, composed);
    if (content === null) continue;
    const letter = setIssue(content, null);
    const { section } = composed;
    previews.push({ section, subject: letter.subject, articles: content.articles.length, text: letter.text });
    const when = { made_at: now(), good_until: now() + goodFor, next_try_at: now() };
    if (recipient !== null)
      await db
        .insertInto('letters')
        .values({ recipient, ...letter, ...when })
        .execute();
  }
  return { issues: previews, to: recipient };
};

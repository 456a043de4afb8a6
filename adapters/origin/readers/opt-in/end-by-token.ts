import { sql } from 'kysely';
import type { CrmContext } from '../accounts/crm-context.ts';
import { refuse } from '../newsletters/subscriptions.ts';

/**
 * One-click unsubscribe (RFC 8058), also from old letters. Deletes queued letters. Unknown tokens get the same
 * response.
 */
export const endByToken = async (
  { db, now }: Pick<CrmContext, 'db' | 'now'>,
  token: string,
): Promise<Record<never, never>> => {
  await db.transaction().execute(async (all) => {
    const ended = await all
      .deleteFrom('newsletter_subscriptions')
      .where((subscribed) =>
        subscribed.or([
          subscribed('token', '=', token),
          sql<boolean>`(email, code) in (select had.email, issue.code from newsletter_deliveries had
            join newsletter_issues issue on issue.id = had.issue_id where had.token = ${token})`,
        ]),
      )
      .returning(['email', 'code', 'token'])
      .execute();
    await refuse(all, ended, now());
    for (const { token: own } of ended)
      await all
        .deleteFrom('letters')
        .where(sql<boolean>`right(unsubscribe, ${own.length}) = ${own}`)
        .execute();
  });
  return {};
};

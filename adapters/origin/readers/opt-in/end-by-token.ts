import { sql } from 'kysely';
import type { CrmContext } from '../accounts/crm-context.ts';

/**
 * Ends the one newsletter whose letters bear the token, an old letter's too, and takes back what is on its way; the
 * same for one that never was, or was used (RFC 8058).
 */
export const endByToken = async ({ db }: Pick<CrmContext, 'db'>, token: string): Promise<Record<never, never>> => {
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
      .returning('token')
      .execute();
    for (const { token: own } of ended)
      await all
        .deleteFrom('letters')
        .where(sql<boolean>`right(unsubscribe, ${own.length}) = ${own}`)
        .execute();
  });
  return {};
};

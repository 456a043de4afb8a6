import type { CrmContext } from '../crm/crm-context.ts';

/** Ends the one newsletter whose letters bear the token; the same for one that never was, or was used (RFC 8058). */
export const endByToken = async ({ db }: Pick<CrmContext, 'db'>, token: string): Promise<Record<never, never>> => {
  await db.deleteFrom('newsletter_subscriptions').where('token', '=', token).execute();
  return {};
};

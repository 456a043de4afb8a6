import { isCodeOf, maxTries } from '../accounts/codes.ts';
import type { CrmContext } from '../accounts/crm-context.ts';
import { notFound } from '../../http/problem.ts';
import { subscribe } from '../newsletters/subscriptions.ts';
import { hashOf } from '../../credentials/secrets.ts';

export interface Confirmation {
  readonly key: string;
  readonly code: string | null;
  readonly browser: string | null;
}

/** Counts the attempt before checking. */
const isCode = async (context: CrmContext, id: number, keyHash: string, code: string): Promise<boolean> => {
  const counted = await context.db
    .updateTable('newsletter_requests')
    .set((request) => ({ code_tries: request('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', maxTries)
    .returning('code_hash')
    .executeTakeFirst();
  return counted !== undefined && isCodeOf(context, { ...counted, key_hash: keyHash }, code);
};

/** Idempotent: the link cannot renew a subscription that was cancelled later. */
const confirm = ({ db, now }: CrmContext, id: number): Promise<void> =>
  db.transaction().execute(async (all) => {
    const request = await all
      .updateTable('newsletter_requests')
      .set({ confirmed_at: now() })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .returning(['email', 'first_name', 'last_name', 'codes'])
      .executeTakeFirst();
    if (request === undefined) return;
    const { email, codes, first_name: firstName, last_name: lastName } = request;
    await subscribe(all, { email, codes, firstName, lastName, now: now() });
  });

/**
 * Needs the link in the requesting browser, or link and code (R49). Mail scanners only have the link: it returns false
 * and changes nothing. 404 for an expired link.
 */
export const confirmNewsletters = async (
  context: CrmContext,
  { key, code, browser }: Confirmation,
): Promise<{ readonly confirmed: boolean }> => {
  const keyHash = hashOf(key);
  const request = await context.db
    .selectFrom('newsletter_requests')
    .select(['id', 'browser_hash', 'confirmed_at'])
    .where('key_hash', '=', keyHash)
    .where('valid_until', '>', context.now())
    .executeTakeFirst();
  if (request === undefined) throw notFound('The request');
  if (request.confirmed_at !== null) return { confirmed: true };
  const inAskingBrowser = browser !== null && hashOf(browser) === request.browser_hash;
  if (!inAskingBrowser && (code === null || !(await isCode(context, request.id, keyHash, code))))
    return { confirmed: false };
  await confirm(context, request.id);
  return { confirmed: true };
};

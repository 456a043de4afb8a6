import { hashOf } from '../credentials/secrets.ts';
import type { SecurityContext } from './security-context.ts';

/**
 * Seconds. Longer than a sign-in may take (core/readers/sessions/finish-sign-in.ts): a replay is possible until then.
 */
const rememberedFor = 900;

/** True on the first use of a nonce or challenge. Atomic: one of several concurrent requests gets true. */
export const isFirst = async ({ db, now }: SecurityContext, nonce: string): Promise<boolean> => {
  await db.deleteFrom('staff_provider_answers').where('valid_until', '<=', now()).execute();
  const kept = await db
    .insertInto('staff_provider_answers')
    .values({ nonce_hash: hashOf(nonce), valid_until: now() + rememberedFor })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce_hash')
    .executeTakeFirst();
  return kept !== undefined;
};

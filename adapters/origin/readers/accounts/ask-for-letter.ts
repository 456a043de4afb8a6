import { signInLetter } from '../../mail/hu.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { hashOf, newSecret } from '../../credentials/secrets.ts';
import { admitLetter } from './admit-letter.ts';
import { codeHash, newCode } from './codes.ts';
import type { CrmContext } from './crm-context.ts';
import type { Asking } from './reader-places.ts';

const minutes = 15;
const maxWaiting = 50_000;

export interface Asked extends Asking {
  readonly email: string;
  readonly browser: string;
  readonly site: string;
}

/** The response is the same for every address, whether or not a letter is sent (R34). */
export const askForLetter = async (
  context: CrmContext,
  { email, browser, site, ...asking }: Asked,
): Promise<Record<never, never>> => {
  const { db, now, putLetter, originOf } = context;
  const to = mailAddressOf(email);
  const admitted = await admitLetter(context, 'sign-in', to, asking);
  if (putLetter === null || to === null || !admitted) return {};
  const [key, code] = [newSecret(), newCode()];
  const { name, origin } = originOf(site);
  const letter = signInLetter(name, `${origin}/tamogatas/belepes?kulcs=${key}`, code, minutes);
  const kept = {
    email: to,
    key_hash: hashOf(key),
    code_hash: await codeHash(context, hashOf(key), code),
    browser_hash: hashOf(browser),
    valid_until: now() + minutes * 60,
  };
  await db.transaction().execute(async (all) => {
    await all.deleteFrom('reader_letters').where('valid_until', '<=', now()).execute();
    const { waiting } = await all
      .selectFrom('reader_letters')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow();
    if (waiting >= maxWaiting || !(await putLetter(all, to, letter, minutes * 60))) return;
    await all.insertInto('reader_letters').values(kept).execute();
  });
  return {};
};

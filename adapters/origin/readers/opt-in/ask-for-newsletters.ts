import { admitLetter } from '../accounts/admit-letter.ts';
import { codeHash, newCode } from '../accounts/codes.ts';
import type { CrmContext } from '../accounts/crm-context.ts';
import type { Asking } from '../accounts/reader-places.ts';
import { badParameter } from '../../http/problem.ts';
import { newsletterLetter } from '../../mail/hu.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { readerOf } from '../newsletters/subscriptions.ts';
import { hashOf, newSecret } from '../../credentials/secrets.ts';

const hours = 24;
const maxWaiting = 50_000;

export interface Wanted extends Asking {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly listCodes: readonly string[];
  /** A secret of the requesting browser. Without it, the link requires the code. */
  readonly browser: string | null;
  readonly site: string;
}

/** Sends a confirmation letter. The response never reveals whether the address is subscribed or rate limited. */
export const askForNewsletters = async (context: CrmContext, wanted: Wanted): Promise<Record<never, never>> => {
  const { db, now, putLetter, newsletters, originOf } = context;
  const offers = newsletters.filter(({ code }) => wanted.listCodes.includes(code));
  if (offers.length === 0) throw badParameter('listCodes', 'has no available newsletter');
  const to = mailAddressOf(wanted.email);
  if (to === null) throw badParameter('email', 'is not an email address');
  if (putLetter === null || !(await admitLetter(context, 'newsletter', to, wanted))) return {};
  const [key, code] = [newSecret(), newCode()];
  const { name, origin } = originOf(wanted.site);
  const titles = offers.map(({ title }) => title);
  const letter = newsletterLetter(name, titles, `${origin}/api/newsletter/confirm/${key}`, code, hours);
  const kept = {
    email: readerOf(to),
    first_name: wanted.firstName,
    last_name: wanted.lastName,
    codes: offers.map((offer) => offer.code),
    key_hash: hashOf(key),
    code_hash: await codeHash(context, hashOf(key), code),
    browser_hash: hashOf(wanted.browser ?? newSecret()),
    valid_until: now() + hours * 3_600,
  };
  await db.transaction().execute(async (all) => {
    await all.deleteFrom('newsletter_requests').where('valid_until', '<=', now()).execute();
    const { waiting } = await all
      .selectFrom('newsletter_requests')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow();
    if (waiting >= maxWaiting || !(await putLetter(all, to, letter, hours * 3_600))) return;
    await all.insertInto('newsletter_requests').values(kept).execute();
  });
  return {};
};

import { codeHash, newCode } from '../crm/codes.ts';
import type { CrmContext } from '../crm/crm-context.ts';
import { badParameter, Problem } from '../http/problem.ts';
import { newsletterLetter } from '../mail/hu.ts';
import { type MailAddress, mailAddressOf } from '../mail/mail-address.ts';
import { readerOf } from '../newsletters/subscriptions.ts';
import { hashOf, newSecret } from '../passes/secrets.ts';
import { type Allowance, takeTry } from '../security/allowance.ts';
import { keyFor } from '../security/signing-key.ts';

/** Hours for which a letter can be confirmed. */
const hours = 24;
/** Requests that may wait at the same time; whoever comes then is sent nothing. */
const mostWaiting = 50_000;

const perReader: Allowance = { tries: 3, seconds: 1_200 };
const perReaderDaily: Allowance = { tries: 6, seconds: 14_400 };
const perPlace: Allowance = { tries: 20, seconds: 180 };

export interface Wanted {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly listCodes: readonly string[];
  /** Known to the asking browser alone; null for an asker that has none, whose link then asks for the code. */
  readonly browser: string | null;
  readonly site: string;
  /** Network address of who asks; empty where it is not known. */
  readonly asker: string;
}

/** Whether one more letter may go there: nobody's mailbox is filled by others. */
const mayBeSent = async (context: CrmContext, to: MailAddress, asker: string): Promise<boolean> => {
  const key = await context.signingKey();
  const reader = keyFor(key, 'newsletter reader', readerOf(to));
  try {
    await takeTry(context, [
      { key: `confirms ${reader}`, allowance: perReader },
      { key: `confirms daily ${reader}`, allowance: perReaderDaily },
      ...(asker === '' ? [] : [{ key: `wants ${keyFor(key, 'place', asker)}`, allowance: perPlace }]),
    ]);
    return true;
  } catch (cause) {
    if (cause instanceof Problem) return false;
    throw cause;
  }
};

/**
 * Sends a letter that asks whether the newsletters are wanted; none is sent before that is answered. What is answered
 * here is the same whether the address has them already, is asked too often, or a letter goes out.
 */
export const askForNewsletters = async (context: CrmContext, wanted: Wanted): Promise<Record<never, never>> => {
  const { db, now, putLetter, newsletters, originOf } = context;
  const offers = newsletters.filter(({ code }) => wanted.listCodes.includes(code));
  if (offers.length === 0) throw badParameter('listCodes', 'names no newsletter that is offered');
  const to = mailAddressOf(wanted.email);
  if (to === null) throw badParameter('email', 'is no address');
  if (putLetter === null || !(await mayBeSent(context, to, wanted.asker))) return {};
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
    if (waiting >= mostWaiting || !(await putLetter(all, to, letter, hours * 3_600))) return;
    await all.insertInto('newsletter_requests').values(kept).execute();
  });
  return {};
};

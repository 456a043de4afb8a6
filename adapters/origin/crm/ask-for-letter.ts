import { Problem } from '../http/problem.ts';
import { signInLetter } from '../mail/hu.ts';
import { type MailAddress, mailAddressOf } from '../mail/mail-address.ts';
import { readerOf } from '../newsletters/subscriptions.ts';
import { hashOf, newSecret } from '../passes/secrets.ts';
import { type Allowance, takeTry } from '../security/allowance.ts';
import { keyFor } from '../security/signing-key.ts';
import { codeHash, newCode } from './codes.ts';
import type { CrmContext } from './crm-context.ts';

/** Minutes for which a letter signs in. */
const minutes = 15;
/** Requests that may wait at the same time. */
const mostWaiting = 50_000;

const perReader: Allowance = { tries: 3, seconds: 300 };
const perReaderDaily: Allowance = { tries: 10, seconds: 8_640 };
const perPlace: Allowance = { tries: 20, seconds: 180 };

export interface Asked {
  readonly email: string;
  /** Known to the asking browser alone. */
  readonly browser: string;
  readonly site: string;
  /** Network address of who asks; empty where it is not known. */
  readonly asker: string;
}

/** Whether one more letter may go there: nobody's mailbox is filled by others. */
const mayBeSent = async (context: CrmContext, to: MailAddress, asker: string): Promise<boolean> => {
  const key = await context.signingKey();
  const reader = keyFor(key, 'reader', readerOf(to));
  try {
    await takeTry(context, [
      { key: `letter ${reader}`, allowance: perReader },
      { key: `letters ${reader}`, allowance: perReaderDaily },
      ...(asker === '' ? [] : [{ key: `asks ${keyFor(key, 'place', asker)}`, allowance: perPlace }]),
    ]);
    return true;
  } catch (cause) {
    if (cause instanceof Problem) return false;
    throw cause;
  }
};

/**
 * Sends a letter with a link and a code. What is answered is the same for every address, whether a letter goes out or
 * not (R34).
 */
export const askForLetter = async (
  context: CrmContext,
  { email, browser, site, asker }: Asked,
): Promise<Record<never, never>> => {
  const { db, now, putLetter, originOf } = context;
  const to = mailAddressOf(email);
  if (putLetter === null || to === null || !(await mayBeSent(context, to, asker))) return {};
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
    if (waiting >= mostWaiting || !(await putLetter(all, to, letter, minutes * 60))) return;
    await all.insertInto('reader_letters').values(kept).execute();
  });
  return {};
};

import { domainToASCII } from 'node:url';
import { Problem } from '../../http/problem.ts';
import type { MailAddress } from '../../mail/mail-address.ts';
import { readerOf } from '../newsletters/subscriptions.ts';
import { type Allowance, takeTry, type Trying } from '../../credentials/allowance.ts';
import { keyFor } from '../../credentials/signing-key.ts';
import type { CrmContext } from './crm-context.ts';
import { type Asking, knownMark, marksOf } from './reader-places.ts';

export type LetterKind = 'sign-in' | 'newsletter';

const perPlace: Allowance = { tries: 10, seconds: 60 };

const perPlaceAndMailbox: Readonly<Record<LetterKind, readonly Allowance[]>> = {
  'sign-in': [
    { tries: 3, seconds: 300 },
    { tries: 6, seconds: 14_400 },
  ],
  newsletter: [
    { tries: 3, seconds: 1_200 },
    { tries: 6, seconds: 14_400 },
  ],
};

/** All unknown addresses together get this many times the limit of one address. */
const strangers = 3;
const ofStrangers = ({ tries, seconds }: Allowance): Allowance => ({
  tries: tries * strangers,
  seconds: seconds / strangers,
});

const mailboxOf = (to: MailAddress): string => {
  const at = to.lastIndexOf('@');
  const [local, host] = [to.slice(0, at), to.slice(at + 1)];
  const tag = local.indexOf('+', 1);
  return `${tag === -1 ? local : local.slice(0, tag)}@${domainToASCII(host) || host}`.toLowerCase();
};

const triesFor = async (
  context: CrmContext,
  kind: LetterKind,
  to: MailAddress,
  asking: Asking,
): Promise<readonly Trying[]> => {
  const key = await context.signingKey();
  const marks = await marksOf(context, asking);
  const known = await knownMark(context, readerOf(to), marks);
  const keyOf = (part: string, ...from: readonly string[]) => keyFor(key, 'letter', kind, part, mailboxOf(to), ...from);
  const allowances = perPlaceAndMailbox[kind];
  const place = known ?? keyFor(key, 'place', asking.asker);
  return [
    ...allowances.map((allowance, part) => ({ key: keyOf(String(part), place), allowance })),
    ...(known === null
      ? allowances.map((allowance, part) => ({ key: keyOf(String(part)), allowance: ofStrangers(allowance) }))
      : []),
  ];
};

/**
 * Throws 429 only for the limit per network address, which depends on no mailbox. All other limits are silent (R34).
 * Known browsers and addresses have their own limit, apart from unknown ones.
 */
export const admitLetter = async (
  context: CrmContext,
  kind: LetterKind,
  to: MailAddress | null,
  asking: Asking,
): Promise<boolean> => {
  const { asker } = asking;
  // Counted even if the mailbox limit rejects the letter; otherwise the remaining quota would reveal whether the
  // mailbox exists.
  if (asker !== '')
    await takeTry(context, [
      { key: keyFor(await context.signingKey(), 'letters', 'from', asker), allowance: perPlace },
    ]);
  if (to === null) return false;
  try {
    await takeTry(context, await triesFor(context, kind, to, asking));
    return true;
  } catch (cause) {
    if (cause instanceof Problem) return false;
    throw cause;
  }
};

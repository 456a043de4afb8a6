import { Problem } from '../../http/problem.ts';
import type { MailAddress } from '../../mail/mail-address.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';
import { readerOf } from '../newsletters/subscriptions.ts';
import { type Allowance, takeTry, type Trying } from '../../credentials/allowance.ts';
import { keyFor } from '../../credentials/signing-key.ts';
import type { CrmContext } from './crm-context.ts';
import { type Asking, knownMark, marksOf } from './reader-places.ts';

export type LetterKind = 'sign-in' | 'newsletter';

const perPlace: Allowance = { tries: 10, seconds: 60 };
const perNetwork: Allowance = { tries: 40, seconds: 15 };
/** Queued letters of the whole installation, of each kind; letters to known browsers and addresses are counted apart. */
const inAll: Allowance = { tries: 2_000, seconds: 2 };

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

/** The first letter in a day from a network that asks for this mailbox does not use the share of strangers. */
const firstOfNetwork: Allowance = { tries: 1, seconds: 86_400 };
const firstLetters: Allowance = { tries: 30, seconds: 2_880 };

/** An IPv4 /24 or an IPv6 /48, which one customer of a provider may hold. */
const networkOf = (asker: string): string =>
  asker
    .split(asker.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');

/** A letter is sent when one of these shares has room. */
const sharesFor = async (
  context: CrmContext,
  kind: LetterKind,
  to: MailAddress,
  asking: Asking,
): Promise<readonly (readonly Trying[])[]> => {
  const key = await context.signingKey();
  const marks = await marksOf(context, asking);
  const known = await knownMark(context, readerOf(to), marks);
  const keyOf = (part: string, ...from: readonly string[]) => keyFor(key, 'letter', kind, part, mailboxOf(to), ...from);
  const allowances = perPlaceAndMailbox[kind];
  const place = known ?? keyFor(key, 'place', asking.asker);
  const own = allowances.map((allowance, part) => ({ key: keyOf(String(part), place), allowance }));
  const all = { key: keyFor(key, 'letters', kind, known === null ? 'unknown' : 'known'), allowance: inAll };
  if (known !== null) return [[...own, all]];
  const first = [
    { key: keyOf('network', networkOf(asking.asker)), allowance: firstOfNetwork },
    { key: keyOf('networks'), allowance: firstLetters },
  ];
  const shared = allowances.map((allowance, part) => ({ key: keyOf(String(part)), allowance: ofStrangers(allowance) }));
  return [
    [...own, ...first, all],
    [...own, ...shared, all],
  ];
};

const isAdmitted = async (context: CrmContext, tries: readonly Trying[]): Promise<boolean> => {
  try {
    await takeTry(context, tries);
    return true;
  } catch (cause) {
    if (cause instanceof Problem) return false;
    throw cause;
  }
};

/**
 * Throws 429 only for the limits of the network address and the network. All other limits are silent (R34) and count
 * only letters that were admitted. Known browsers and addresses have their own limits, apart from unknown ones.
 */
export const admitLetter = async (
  context: CrmContext,
  kind: LetterKind,
  to: MailAddress | null,
  asking: Asking,
): Promise<boolean> => {
  const { asker } = asking;
  const key = await context.signingKey();
  // Counted even if the mailbox limit rejects the letter; otherwise the remaining quota would reveal whether the
  // mailbox exists.
  if (asker !== '')
    await takeTry(context, [
      { key: keyFor(key, 'letters', 'from', asker), allowance: perPlace },
      { key: keyFor(key, 'letters', 'from-network', networkOf(asker)), allowance: perNetwork },
    ]);
  if (to === null) return false;
  for (const share of await sharesFor(context, kind, to, asking)) if (await isAdmitted(context, share)) return true;
  return false;
};

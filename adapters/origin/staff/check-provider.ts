import { createAskWho, type BroughtBack } from '#adapters/openid/ask-who.ts';
import { createOpenProvider, type ProviderSettings } from '#adapters/openid/open-provider.ts';
import type { Time } from '#adapters/time/time.ts';
import { Problem } from '../http/problem.ts';
import { giveBack, takeTry } from '../credentials/allowance.ts';
import { isFirst } from './first-answer.ts';
import { plainIdentity } from './identity.ts';
import { placeOf, rememberPlace, triesFrom } from './places.ts';
import type { SecurityContext } from './security-context.ts';
import { openSession, type Tokens } from './staff-sessions.ts';
import type { Identity } from '#adapters/newsroom-contract/staff.ts';

export interface SignInProvider extends ProviderSettings {
  readonly redirectUris: readonly string[];
}

export interface ProviderCheck extends BroughtBack {
  /** Client IP address; empty when unknown. */
  readonly asker: string;
}

export type CheckProvider = (context: SecurityContext, check: ProviderCheck) => Promise<Tokens>;

const refused = (): Problem => new Problem(401, 'This sign-in was not started here.');

/** Accounts are matched by linked identity, never by email address. */
const accountOf = async ({ db }: SecurityContext, identity: Identity): Promise<number | null> => {
  const { issuer, subject } = plainIdentity(identity);
  const row = await db
    .selectFrom('staff_identities')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_identities.account_id')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.account_id ?? null;
};

/**
 * Opens a session for a provider's response. Throws 401 for a repeated or foreign response and for unknown accounts;
 * never creates accounts. Throws 503 when the provider fails.
 */
export const createCheckProvider = (
  provider: SignInProvider | undefined,
  log: (cause: unknown) => void,
  time: Time,
): CheckProvider => {
  if (provider === undefined)
    return async () => {
      throw new Problem(401, 'No sign-in provider is configured');
    };
  const askWho = createAskWho(createOpenProvider(provider, time), time);
  return async (context, check) => {
    const place = await placeOf(context, check.asker);
    const tries = await triesFrom(context, 'provider', place);
    await takeTry(context, tries);
    if (!provider.redirectUris.includes(check.redirectUri) || !(await isFirst(context, check.nonce))) throw refused();
    const who = await askWho(check);
    if (who.kind === 'no-verdict') {
      await giveBack(context, tries);
      log(new Error(`The sign-in provider could not verify the sign-in: ${who.why}`));
      throw new Problem(503, 'The sign-in provider could not verify the sign-in', { 'Retry-After': '30' });
    }
    const account = who.kind === 'somebody' && who.hasVerifiedAddress ? await accountOf(context, who) : null;
    if (account === null) throw refused();
    await giveBack(context, tries);
    await rememberPlace(context, account, place);
    return openSession(context, account, true);
  };
};

import type { z } from 'zod';
import { Problem } from '../http/problem.ts';
import { giveBack, takeTry } from '../credentials/allowance.ts';
import { isFirst } from './first-answer.ts';
import { type PasskeyAsked, signedAnswer } from './passkey-answers.ts';
import { placeOf, rememberPlace, triesFrom } from './places.ts';
import type { SecurityContext } from './security-context.ts';
import { isSoundAnswer } from './sound-passkey.ts';
import { openSession, type Tokens } from './staff-sessions.ts';

export interface PasskeyCheck extends PasskeyAsked {
  /** The browser's answer, before any check. */
  readonly answer?: unknown;
  /** Client IP address; empty when unknown. */
  readonly asker: string;
}

/** The same for an unknown and a wrong key, to hide which keys exist. */
const refused = (): Problem => new Problem(401, 'Invalid passkey.');

interface KnownKey {
  readonly id: number;
  readonly account_id: number;
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly user_handle: string | null;
  readonly by_provider: boolean | null;
}

const knownKey = ({ db }: SecurityContext, credential: string): Promise<KnownKey | undefined> =>
  db
    .selectFrom('staff_passkeys')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_passkeys.account_id')
    .select(['staff_passkeys.id', 'account_id', 'credential_id', 'public_key', 'counter', 'user_handle', 'by_provider'])
    .where('credential_id', '=', credential)
    .where('active', '=', true)
    .executeTakeFirst();

/** The key's new use counter; null for an invalid signature, a wrong site or an unknown challenge. */
const counterAfter = async (
  { origin, challenge }: PasskeyAsked,
  answer: z.infer<typeof signedAnswer>,
  { credential_id: id, public_key: publicKey, counter, user_handle: owner }: KnownKey,
): Promise<number | null> => {
  const { userHandle, ...response } = answer.response;
  if (owner !== null && (userHandle ?? owner) !== owner) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    if (!isSoundAnswer(answer)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
};

/** False when another request used the key concurrently. */
const use = async ({ db, now }: SecurityContext, key: KnownKey, counter: number): Promise<boolean> => {
  const used = await db
    .updateTable('staff_passkeys')
    .set({ counter, used_at: now() })
    .where('id', '=', key.id)
    .where('counter', '=', key.counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * Opens a session for a passkey with user verification, which counts as two factors. Throws 401 otherwise. `origins`
 * are the allowed origins.
 */
export const checkPasskey = async (
  context: SecurityContext,
  origins: readonly string[],
  check: PasskeyCheck,
): Promise<Tokens> => {
  const place = await placeOf(context, check.asker);
  const tries = await triesFrom(context, 'passkey', place);
  await takeTry(context, tries);
  if (!origins.includes(check.origin) || !(await isFirst(context, check.challenge))) throw refused();
  const { data: answer } = signedAnswer.safeParse(check.answer);
  const key = answer && (await knownKey(context, answer.id));
  const counter = answer && key ? await counterAfter(check, answer, key) : null;
  if (key === undefined || counter === null || !(await use(context, key, counter))) throw refused();
  await giveBack(context, tries);
  await rememberPlace(context, key.account_id, place);
  return openSession(context, key.account_id, key.by_provider);
};

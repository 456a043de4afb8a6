import { Problem } from '../http/problem.ts';
import { isFirst } from './first-answer.ts';
import { madeAnswer, type MadePasskey } from './passkey-answers.ts';
import type { SecurityContext } from './security-context.ts';
import { isSoundAnswer, isSoundKey } from './sound-passkey.ts';
import { keyFor } from '../credentials/signing-key.ts';
import type { Staff, StaffSession } from './staff-of.ts';

const maxKeys = 20;
/** EdDSA, ES256 and RS256: everything that browsers offer. */
const algorithms = [-8, -7, -257];

/** A stolen session cookie adds no key, which would outlive the session. */
const requireRecent = ({ isRecent }: StaffSession): void => {
  if (!isRecent) throw new Problem(403, 'Sign in again to change passkeys');
};

const refused = (): Problem => new Problem(422, 'Invalid passkey.');

const passkeysOf = async ({ db, signingKey }: SecurityContext, { id, email, name }: Staff) => {
  const rows = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    user: { id: keyFor(await signingKey(), 'passkeys-of', String(id)), email, name },
    passkeys: rows.map((row) => ({
      id: row.id,
      credentialId: row.credential_id,
      name: row.name,
      createdAt: row.created_at,
      usedAt: row.used_at,
    })),
  };
};

export const listPasskeys = async (context: SecurityContext, session: StaffSession) => ({
  ...(await passkeysOf(context, session)),
  mayChange: session.isRecent,
});

const credentialIn = async ({ origin, challenge, answer: sent }: MadePasskey) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const answer = madeAnswer.parse(sent);
    if (!isSoundAnswer(answer)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified && (await isSoundKey(registrationInfo.credential.publicKey)) ? registrationInfo.credential : null;
  } catch {
    return null;
  }
};

/** Throws 403 without a recent sign-in, and 422 for an invalid or known key, or one too many. */
export const addPasskey = async (
  context: SecurityContext,
  origins: readonly string[],
  session: StaffSession,
  made: MadePasskey,
): Promise<{ readonly id: number }> => {
  requireRecent(session);
  if (!origins.includes(made.origin) || !(await isFirst(context, made.challenge))) throw refused();
  const credential = await credentialIn(made);
  const { user, passkeys } = await passkeysOf(context, session);
  if (credential === null || passkeys.length >= maxKeys) throw refused();
  const kept = await context.db
    .insertInto('staff_passkeys')
    .values({
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      account_id: session.id,
      name: made.name,
      created_at: context.now(),
      used_at: null,
      by_provider: session.byProvider,
      user_handle: user.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) throw refused();
  return kept;
};

/** Throws 403 without a recent sign-in. */
export const removePasskey = async ({ db }: SecurityContext, session: StaffSession, key: number): Promise<void> => {
  requireRecent(session);
  await db.deleteFrom('staff_passkeys').where('id', '=', key).where('account_id', '=', session.id).execute();
};

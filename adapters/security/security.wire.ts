import { z } from 'zod';
import type { OwnPasskeys, Passkey } from '#core/readers/sessions/passkeys.ts';
import type { Staff, StaffTokens } from '#core/readers/sessions/staff.ts';

const token = z.string().regex(/^[\x21-\x7e]{1,4000}$/);
const seconds = z.number().int();

export const firstStepWire = z.object({ token, validUntil: seconds });

/** The expiry is not read: the response to a call reports an expired access token (R32). */
export const tokensWire: z.ZodType<StaffTokens> = z
  .object({ accessToken: token, refreshToken: token, validUntil: seconds })
  .transform(({ accessToken, refreshToken, validUntil }) => ({ accessToken, refreshToken, validUntil }));

export const staffWire: z.ZodType<Staff> = z
  .object({ email: z.string().min(1), name: z.string().nullish() })
  .transform(({ email, name }) => ({ email, name: name || email }));

const passkeyWire: z.ZodType<Passkey> = z.object({
  id: seconds,
  credentialId: z.string().regex(/^[\w-]+$/),
  name: z.string(),
  createdAt: seconds,
  usedAt: seconds.nullable(),
});

export const passkeysWire: z.ZodType<OwnPasskeys> = z
  .object({
    user: z.object({ id: z.string().regex(/^[\w-]{1,86}$/), email: z.string().min(1), name: z.string().nullish() }),
    passkeys: z.array(passkeyWire),
    // The service itself refuses a change; an older one does not send this.
    mayChange: z.boolean().default(true),
  })
  .transform(({ user, ...own }) => ({ ...own, user: { ...user, name: user.name || user.email } }));

export const doneWire: z.ZodType<null> = z.unknown().transform(() => null);

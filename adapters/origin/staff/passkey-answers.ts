import { z } from 'zod';

/** Characters; repeated by web nodes (core/readers/sessions/sign-in-step.ts). */
export const credentialLimits = { email: 254, password: 1_000, code: 40, passkeyName: 60 };

const bytes = z.string().regex(/^[\w-]{1,6000}$/, 'is not base64url');
const key = { id: bytes, rawId: bytes, type: z.literal('public-key') };

const asked = { origin: z.url().max(300), challenge: z.string().regex(/^[\w-]{43,200}$/, 'is not a challenge') };

/** The browser's answer is checked later: a malformed one counts as a wrong one. */
export const signedWith = z.object({ ...asked, answer: z.unknown().optional() });
export const made = z.object({
  ...asked,
  name: z.string().trim().min(1).max(credentialLimits.passkeyName),
  answer: z.unknown().optional(),
});

/** WebAuthn responses in `toJSON` form. */
export const signedAnswer = z.object({
  ...key,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export const madeAnswer = z.object({
  ...key,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});

export type MadePasskey = z.infer<typeof made>;
export type PasskeyAsked = Pick<MadePasskey, 'origin' | 'challenge'>;

import { z } from 'zod';
import { checkCode } from '../../staff/check-code.ts';
import { checkPasskey } from '../../staff/check-passkey.ts';
import { checkPassword } from '../../staff/check-password.ts';
import { addPasskey, listPasskeys, removePasskey } from '../../staff/own-passkeys.ts';
import { credentialLimits, made, signedWith } from '../../staff/passkey-answers.ts';
import { keyFor, keysOf } from '../../credentials/signing-key.ts';
import { endSessions, staffOf, staffSessionOf } from '../../staff/staff-of.ts';
import { refreshSession } from '../../staff/staff-sessions.ts';
import type { Call } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

const credentials = z.object({
  email: z.string().min(1).max(credentialLimits.email),
  password: z.string().min(1).max(credentialLimits.password),
});
const code = z.object({ code: z.string().min(1).max(credentialLimits.code) });
const brought = z.object({
  code: z.string().min(1).max(4_000),
  redirect_uri: z.string().min(1).max(2_000),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'is not a code verifier'),
  nonce: z.string().regex(/^[\w-]{22,200}$/, 'is not a nonce'),
});
const refreshing = z.object({ refreshToken: z.string().min(1).max(4_000) });
const numbered = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const use = z.object({ use: z.string().regex(/^[a-z-]{1,40}$/, 'must be a word') });

const login: Call = {
  method: 'POST',
  path: '/api/login',
  answer: async ({ security }, { body, asker }) =>
    checkPassword(security, { ...readParameters(credentials, await body()), asker }),
};

const verifyCode: Call = {
  method: 'POST',
  path: '/api/login/otp/verify',
  answer: async ({ security }, { bearer, body }) =>
    checkCode(security, { bearer, ...readParameters(code, await body()) }),
};

const checkProvider: Call = {
  method: 'POST',
  path: '/api/login/google/check',
  answer: async (context, { form, asker }) => {
    const { redirect_uri: redirectUri, code_verifier: codeVerifier, ...rest } = readParameters(brought, await form());
    return context.checkProvider(context.security, { ...rest, redirectUri, codeVerifier, asker });
  },
};

const maxAnswer = 16 * 1024;

const loginByPasskey: Call = {
  method: 'POST',
  path: '/api/login/passkey',
  answer: async ({ security, signInOrigins }, { body, asker }) =>
    checkPasskey(security, signInOrigins, { ...readParameters(signedWith, await body(maxAnswer)), asker }),
};

const passkeys: Call = {
  path: '/api/me/passkeys',
  answer: async ({ security }, { bearer }) => listPasskeys(security, await staffSessionOf(security, bearer)),
};

const newPasskey: Call = {
  method: 'POST',
  path: '/api/me/passkeys',
  answer: async ({ security, signInOrigins }, { bearer, body }) => {
    const session = await staffSessionOf(security, bearer);
    return addPasskey(security, signInOrigins, session, readParameters(made, await body(maxAnswer)));
  },
};

const endPasskey: Call = {
  method: 'DELETE',
  path: '/api/me/passkeys/:id',
  answer: async ({ security }, { bearer, path }) => {
    await removePasskey(security, await staffSessionOf(security, bearer), readParameters(numbered, path).id);
    return { removed: true };
  },
};

const me: Call = { path: '/api/me', answer: ({ security }, { bearer }) => staffOf(security, bearer) };

const logout: Call = {
  path: '/api/logout',
  answer: async ({ security }, { bearer, query }) => {
    await endSessions(security, bearer, query['sessions'] === 'all');
    return { ended: true };
  },
};

const refresh: Call = {
  method: 'POST',
  path: '/api/token/refresh',
  answer: async ({ security }, { body }) =>
    refreshSession(security, readParameters(refreshing, await body()).refreshToken),
};

/** A key that web nodes share to sign browser data. Each use has its own; it is never the installation's key. */
const webKey: Call = {
  path: '/api/keys/:use',
  answer: async ({ security }, { path }) => {
    const [key, other] = (await keysOf(security)).map((one) => keyFor(one, 'web', readParameters(use, path).use));
    return { key, ...(other !== undefined && { other }) };
  },
};

export const securityCalls: readonly Call[] = [
  login,
  verifyCode,
  checkProvider,
  loginByPasskey,
  passkeys,
  newPasskey,
  endPasskey,
  me,
  logout,
  refresh,
  webKey,
];

import { z } from 'zod';
import { accountOf, infoOf } from '../../readers/accounts/account.ts';
import { act, action } from '../../readers/accounts/act.ts';
import { askForLetter } from '../../readers/accounts/ask-for-letter.ts';
import { signIn } from '../../readers/accounts/sign-in.ts';
import { hashOf } from '../../credentials/secrets.ts';
import type { Call } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

/** Characters; repeated by web nodes (core/readers/accounts/ask-for-link.ts, core/readers/sessions/session-cookie.ts). */
export const readerLimits = { email: 254, secret: 200 };
const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((given) => given.toWellFormed().replaceAll('\0', '\uFFFD'));
const secret = text(readerLimits.secret)
  .nullish()
  .transform((given) => given || null);
const asked = z.object({
  email: text(readerLimits.email),
  browser: z.string().min(22).max(readerLimits.secret),
  site: text(100).default(''),
  known: secret,
});
const proof = z.object({ key: secret, code: secret, browser: secret, known: secret });

const newLetter: Call = {
  method: 'POST',
  path: '/api/v2/user/token',
  answer: async ({ crm }, { body, asker }) => askForLetter(crm, { ...readParameters(asked, await body()), asker }),
};

const newSession: Call = {
  method: 'POST',
  path: '/api/v2/user/session',
  answer: async ({ crm }, { body, asker }) => signIn(crm, { ...readParameters(proof, await body()), asker }),
};

const info: Call = {
  path: '/api/v2/user/info',
  answer: async ({ crm }, { bearer }) => infoOf(crm, await accountOf(crm, bearer)),
};

const update: Call = {
  method: 'POST',
  path: '/api/v2/user/update',
  answer: async ({ crm }, { bearer, body }) => {
    const account = await accountOf(crm, bearer);
    return act(crm, account, readParameters(action, await body()));
  },
};

const logout: Call = {
  method: 'POST',
  path: '/api/v2/user/logout',
  answer: async ({ crm: { db } }, { bearer }) => {
    if (bearer !== null) await db.deleteFrom('reader_tokens').where('token_hash', '=', hashOf(bearer)).execute();
    return {};
  },
};

export const crmCalls: readonly Call[] = [newLetter, newSession, info, update, logout];

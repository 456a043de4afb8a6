import { z } from 'zod';
import { askForNewsletters } from '../opt-in/ask-for-newsletters.ts';
import { confirmNewsletters } from '../opt-in/confirm-newsletters.ts';
import { endByToken } from '../opt-in/end-by-token.ts';
import type { Call } from './api-context.ts';
import { readParameters } from './parameters.ts';

const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((given) => given.toWellFormed().replaceAll('\0', '\uFFFD').trim());
const optional = (most: number) =>
  text(most)
    .nullish()
    .transform((given) => given || null);
const name = text(100)
  .nullish()
  .transform((given) => given ?? '');
const wanted = z.object({
  email: text(300),
  firstName: name,
  lastName: name,
  listCodes: z.array(text(100)).min(1).max(20),
  browser: z
    .string()
    .min(22)
    .max(200)
    .nullish()
    .transform((given) => given ?? null),
  known: optional(200),
});
const confirmation = z.object({ key: z.string().min(22).max(200), code: optional(20), browser: optional(200) });
const ending = z.object({ token: z.string().min(22).max(200) });

const subscribe: Call = {
  method: 'POST',
  path: '/api/newsletter/subscribe',
  answer: async ({ crm }, { site, asker, body }) =>
    askForNewsletters(crm, { ...readParameters(wanted, await body()), site: site.slug, asker }),
};

const confirm: Call = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  answer: async ({ crm }, { body }) => confirmNewsletters(crm, readParameters(confirmation, await body())),
};

const unsubscribe: Call = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  answer: async ({ crm }, { body }) => endByToken(crm, readParameters(ending, await body()).token),
};

/** Newsletters without an account (docs/upstreams/main-api.md). */
export const newsletterCalls: readonly Call[] = [subscribe, confirm, unsubscribe];

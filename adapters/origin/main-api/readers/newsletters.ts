import { z } from 'zod';
import { askForNewsletters } from '../../readers/opt-in/ask-for-newsletters.ts';
import { confirmNewsletters } from '../../readers/opt-in/confirm-newsletters.ts';
import { endByToken } from '../../readers/opt-in/end-by-token.ts';
import type { Call } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

/** Characters, and newsletters of one wish; repeated by web nodes (core/readers/newsletters/wish-in.ts). */
export const newsletterLimits = { email: 300, name: 100, lists: 20, listCode: 100, code: 20 };
const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((given) => given.toWellFormed().replaceAll('\0', '\uFFFD').trim());
const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((given) => given || null);
const name = text(newsletterLimits.name)
  .nullish()
  .transform((given) => given ?? '');
const wanted = z.object({
  email: text(newsletterLimits.email),
  firstName: name,
  lastName: name,
  listCodes: z.array(text(newsletterLimits.listCode)).min(1).max(newsletterLimits.lists),
  browser: z
    .string()
    .min(22)
    .max(200)
    .nullish()
    .transform((given) => given ?? null),
  known: optional(200),
});
const confirmation = z.object({
  key: z.string().min(22).max(200),
  code: optional(newsletterLimits.code),
  browser: optional(200),
});
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

export const newsletterCalls: readonly Call[] = [subscribe, confirm, unsubscribe];

import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { asWait } from '#adapters/http/wait-first.ts';
import type { Newsletters } from '#core/ports/newsletters.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';
import { asMainSite, type MainApiNeeds } from '../requests/ask-main-api.ts';

const done: z.ZodType<null> = z.unknown().transform(() => null);
const confirmedWire: z.ZodType<boolean> = z.object({ confirmed: z.boolean() }).transform(({ confirmed }) => confirmed);

const shared = { deadline: 'primary', policy: 'newsletters', limitsAskers: true } as const;

export const createNewsletters = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader' | 'sites'>): Newsletters => {
  const headers = asMainSite(needs);
  return {
    subscribe: ({ site, asker, ...wish }) =>
      http
        .send('POST', ['api', 'newsletter', 'subscribe'], wish, {
          ...shared,
          schema: done,
          headers: { [needs.siteHeader]: site, ...(asker === '' ? {} : { 'x-forwarded-for': asker }) },
        })
        .map((asked): WaitFirst | null => asked)
        .orElse(asWait),
    confirm: (proof) =>
      http.send('POST', ['api', 'newsletter', 'confirm'], proof, { ...shared, headers, schema: confirmedWire }),
    unsubscribe: (token) =>
      http.send('POST', ['api', 'newsletter', 'unsubscribe'], { token }, { ...shared, headers, schema: done }),
  };
};

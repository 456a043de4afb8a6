import type { ResultAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Failure } from '#core/failure/failure.ts';
import { asMainSite, type MainApiNeeds } from '../requests/ask-main-api.ts';

const done: z.ZodType<null> = z.unknown().transform(() => null);

export const createForwardDeskHook = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader' | 'sites'>) => {
  const headers = asMainSite(needs);
  return (desk: string, hook: { readonly body: string; readonly signature: string }): ResultAsync<null, Failure> =>
    http.send('POST', ['api', 'follow', { desk }], hook, {
      deadline: 'primary',
      policy: 'desk-hooks',
      limitsAskers: true,
      headers,
      schema: done,
    });
};

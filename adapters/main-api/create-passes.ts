import { errAsync, okAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Passes, RedeemedPass } from '#core/ports/passes.ts';
import { asMainSite, type MainApiNeeds } from './ask-main-api.ts';

const redeemedWire: z.ZodType<RedeemedPass> = z.object({
  token: z.string().min(22).max(4_000),
  validUntil: z.number().int(),
});
const ownWire: z.ZodType<number> = z.object({ validUntil: z.number().int() }).transform(({ validUntil }) => validUntil);

/** Calls about readers' passes have places of their own: whoever tries keys keeps nobody from reading. */
const policy = 'passes';

/** Readers' passes as the main API keeps them (docs/upstreams/main-api.md). */
export const createPasses = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader' | 'sites'>): Passes => {
  const options = { deadline: 'primary', policy, headers: asMainSite(needs) } as const;
  return {
    redeem: (key) => http.send('POST', ['api', 'passes', 'redeem'], { key }, { ...options, schema: redeemedWire }),
    // An empty token would go as none at all.
    validUntil: (token) =>
      token === ''
        ? okAsync(null)
        : http
            .get(['api', 'passes', 'own'], {}, { ...options, schema: ownWire, token })
            .map((until): number | null => until)
            .orElse((failure) => (failure.kind === 'forbidden' ? okAsync(null) : errAsync(failure))),
  };
};

import { errAsync, okAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Passes } from '#core/ports/passes.ts';
import { asMainSite, type MainApiNeeds } from '../requests/ask-main-api.ts';

const ownWire: z.ZodType<number> = z.object({ validUntil: z.number().int() }).transform(({ validUntil }) => validUntil);

/** A separate bulkhead: attempts to guess keys must not slow down other readers. */
const policy = 'passes';

export const createPasses = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader' | 'sites'>): Passes => {
  const options = { deadline: 'primary', policy, headers: asMainSite(needs) } as const;
  return {
    // An empty token would be sent as an anonymous call.
    validUntil: (token) =>
      token === ''
        ? okAsync(null)
        : http
            .get(['api', 'passes', 'own'], {}, { ...options, schema: ownWire, token })
            .map((until): number | null => until)
            .orElse((failure) => (failure.kind === 'forbidden' ? okAsync(null) : errAsync(failure))),
  };
};

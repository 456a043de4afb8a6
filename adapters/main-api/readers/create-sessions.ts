import { errAsync, okAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Session, Sessions } from '#core/ports/sessions.ts';
import { asMainSite, type MainApiNeeds } from '../requests/ask-main-api.ts';
import { nameOf, seal, unseal } from '#adapters/sealing/seal.ts';

const keptWire = z.object({ sealed: z.string(), validUntil: z.number().int() });
const doneWire: z.ZodType<null> = z.unknown().transform(() => null);

/** A separate bulkhead: a flood of forged handles must not slow down other readers. */
const policy = 'sessions';

/** The main API sees only names and sealed values, never a handle or a token (docs/upstreams/main-api.md). */
export const createSessions = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader' | 'sites'>): Sessions => {
  const options = { deadline: 'primary', policy, headers: asMainSite(needs) } as const;
  const at = (handle: string) => ['api', 'sessions', { id: nameOf(handle) }] as const;
  const open = (handle: string, { sealed, validUntil }: z.infer<typeof keptWire>): Session | null => {
    const token = unseal(handle, sealed);
    return token === null ? null : { token, validUntil };
  };
  return {
    keep: (handle, { token, validUntil }) =>
      http.send('PUT', at(handle), { sealed: seal(handle, token), validUntil }, { ...options, schema: doneWire }),
    of: (handle) =>
      http
        .get(at(handle), {}, { ...options, schema: keptWire })
        .map((kept): Session | null => open(handle, kept))
        .orElse((failure) => (failure.kind === 'not-found' ? okAsync(null) : errAsync(failure))),
    end: (handle) => http.send('DELETE', at(handle), null, { ...options, schema: doneWire }),
  };
};

import { errAsync, okAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { nameOf, seal, unseal } from '#adapters/sealing/seal.ts';
import type { StaffSessions } from '#core/ports/staff-sessions.ts';
import type { StaffTokens } from '#core/readers/sessions/staff.ts';
import { doneWire, tokensWire } from './security.wire.ts';

const keptWire = z.object({ sealed: z.string(), validUntil: z.number().int() });

const options = { deadline: 'primary', policy: 'staff-sessions' } as const;

const opened = (handle: string, { sealed, validUntil }: z.infer<typeof keptWire>): StaffTokens | null => {
  const text = unseal(handle, sealed);
  return text === null ? null : (tokensWire.safeParse({ ...JSON.parse(text), validUntil }).data ?? null);
};

/** The session store sees names and sealed data, never a handle (docs/upstreams/security.md). */
export const createStaffSessions = (http: Upstream): StaffSessions => {
  const at = (handle: string) => ['api', 'staff-sessions', { id: nameOf(handle) }] as const;
  return {
    keep: (handle, { validUntil, ...tokens }) =>
      http.send(
        'PUT',
        at(handle),
        { sealed: seal(handle, JSON.stringify(tokens)), validUntil },
        { ...options, schema: doneWire },
      ),
    of: (handle) =>
      http
        .get(at(handle), {}, { ...options, schema: keptWire })
        .map((kept): StaffTokens | null => opened(handle, kept))
        .orElse((failure) => (failure.kind === 'not-found' ? okAsync(null) : errAsync(failure))),
    end: (handle) => http.send('DELETE', at(handle), null, { ...options, schema: doneWire }),
  };
};

import { createHmac, randomBytes } from 'node:crypto';
import type { ResultAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Failure } from '#core/failure/failure.ts';

const keyWire: z.ZodType<string> = z.object({ key: z.string().min(22) }).transform(({ key }) => key);

/** The origin derives keys the same way (docs/upstreams/security.md). */
const derived = (signingKey: string, use: string): string =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(['web', use]))
    .digest('base64url');

/**
 * Derives the signing key of one use from `SIGNING_KEY`, or fetches the origin's shared key. With an external main API
 * without one, the key lives as long as the process. Null while the key is unavailable.
 */
export const webKeyOf = (
  { SIGNING_KEY }: { readonly SIGNING_KEY: string | undefined },
  mainApi: Pick<Upstream, 'get'>,
  use: string,
): (() => Promise<string | null>) => {
  const ask = (): ResultAsync<string, Failure> =>
    mainApi.get(['api', 'keys', { use }], {}, { deadline: 'primary', policy: 'keys', schema: keyWire });
  let known = SIGNING_KEY === undefined ? null : derived(SIGNING_KEY, use);
  return async () => {
    known ??= await ask().match(
      (key) => key,
      ({ kind }) => (kind === 'not-found' ? randomBytes(32).toString('base64url') : null),
    );
    return known;
  };
};

import { createHmac, randomBytes } from 'node:crypto';
import type { ResultAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Failure } from '#core/failure/failure.ts';

const keyWire: z.ZodType<string> = z.object({ key: z.string().min(22) }).transform(({ key }) => key);

/** As the origin does for those who do not know the key itself (docs/upstreams/security.md). */
const derived = (signingKey: string, use: string): string =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(['web', use]))
    .digest('base64url');

/**
 * Gives the key with which web nodes sign what browsers keep for one use: of `SIGNING_KEY`, or the origin's, which all
 * who ask it share. Where the main API is somebody else's and knows of none, this node's own for as long as it runs;
 * null while it cannot be told.
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

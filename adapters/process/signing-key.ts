import { createHmac, randomBytes } from 'node:crypto';
import type { ResultAsync } from 'neverthrow';
import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Failure } from '#core/failure/failure.ts';

/** The first signs, both are accepted. */
export type WebKeys = readonly string[];

const webKey = z.string().min(22);
const keysWire: z.ZodType<WebKeys> = z
  .object({ key: webKey, other: webKey.optional() })
  .transform(({ key, other }) => (other === undefined ? [key] : [key, other]));

/** The origin derives keys the same way (docs/upstreams/security.md). */
const derived = (signingKey: string, use: string): string =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(['web', use]))
    .digest('base64url');

/**
 * Derives the signing keys of one use from the settings, or fetches the origin's shared keys. With an external main API
 * without one, the key lives as long as the process. Null while they are unavailable.
 */
export const webKeysOf = (
  { SIGNING_KEY, SIGNING_KEY_OTHER }: Readonly<Record<'SIGNING_KEY' | 'SIGNING_KEY_OTHER', string | undefined>>,
  mainApi: Pick<Upstream, 'get'>,
  use: string,
): (() => Promise<WebKeys | null>) => {
  const ask = (): ResultAsync<WebKeys, Failure> =>
    mainApi.get(['api', 'keys', { use }], {}, { deadline: 'primary', policy: 'keys', schema: keysWire });
  const other = SIGNING_KEY_OTHER === undefined ? [] : [derived(SIGNING_KEY_OTHER, use)];
  let known: WebKeys | null = SIGNING_KEY === undefined ? null : [derived(SIGNING_KEY, use), ...other];
  return async () => {
    known ??= await ask().match(
      (keys) => keys,
      ({ kind }) => (kind === 'not-found' ? [randomBytes(32).toString('base64url')] : null),
    );
    return known;
  };
};

import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { asWait } from '#adapters/http/wait-first.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';
import type { TopicSubscriptions } from '#core/ports/topic-subscriptions.ts';
import { asMainSite, type MainApiNeeds } from '../requests/ask-main-api.ts';

const done: z.ZodType<null> = z.unknown().transform(() => null);
const topicsWire: z.ZodType<readonly string[]> = z
  .object({ topics: z.array(z.string()) })
  .transform(({ topics }) => topics);
/** Uncompressed P-256 public key (RFC 8292): 65 bytes, the first is 0x04. */
const keyWire: z.ZodType<string> = z
  .object({ publicKey: z.string().regex(/^B[\w-]{86}$/) })
  .transform(({ publicKey }) => publicKey);

const shared = { deadline: 'primary', policy: 'topics', limitsAskers: true } as const;

export const createTopicSubscriptions = (
  http: Upstream,
  needs: Pick<MainApiNeeds, 'siteHeader' | 'sites'>,
): TopicSubscriptions => {
  const options = { ...shared, headers: asMainSite(needs) };
  return {
    publicKey: () => http.get(['api', 'subscriptions', 'key'], {}, { ...options, schema: keyWire }),
    of: (clientToken) => http.get(['api', 'subscriptions'], { clientToken }, { ...options, schema: topicsWire }),
    follow: (clientToken, topic, token) =>
      http.send('POST', ['api', 'subscriptions'], { clientToken, topic }, { ...options, token, schema: done }),
    unfollow: (clientToken, topic) =>
      http.send('DELETE', ['api', 'subscriptions'], null, {
        ...options,
        query: { clientToken, ...(topic === null ? {} : { topic }) },
        schema: done,
      }),
    reach: (clientToken, { endpoint, p256dh, auth }, token, asker) =>
      http
        .send(
          'POST',
          ['api', 'subscriptions', 'push'],
          { clientToken, endpoint, keys: { p256dh, auth } },
          {
            ...options,
            headers: { ...options.headers, ...(asker === '' ? {} : { 'x-forwarded-for': asker }) },
            token,
            schema: done,
          },
        )
        .map((reached): WaitFirst | null => reached)
        .orElse(asWait),
    prove: (proof) => http.send('POST', ['api', 'subscriptions', 'proof'], { proof }, { ...options, schema: done }),
  };
};

import { z } from 'zod';
import { follow, followedBy, prove, reach, unfollow } from '../../readers/topics/browser-topics.ts';
import type { Call } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

/** At least 128 bits in base64url; it identifies no person. */
const clientToken = z.string().regex(/^[\w-]{22,200}$/, 'must be 22 to 200 letters of base64url');
const topic = z.string().regex(/^[\w-]{1,60}$/, 'is not a topic');
/** Characters; repeated by web nodes (core/readers/topics/push-keys.ts, push-endpoint.ts). */
export const pushLimits = { endpoint: 1_000, p256dh: 87, auth: 22 };
const ofLength = (length: number): RegExp => new RegExp(`^[\\w-]{${length}}$`);
const own = z.object({ clientToken });
const one = z.object({ clientToken, topic });
const ending = z.object({ clientToken, topic: topic.optional() });
const proven = z.object({ proof: z.string().regex(/^\d{1,9}\.[\w-]{43}$/, 'is not a proof') });
const place = z.object({
  clientToken,
  endpoint: z.string().min(1).max(pushLimits.endpoint),
  keys: z.object({
    p256dh: z.string().regex(ofLength(pushLimits.p256dh), 'is not a P-256 public key'),
    auth: z.string().regex(ofLength(pushLimits.auth), 'is not a 16-byte secret'),
  }),
});

const list: Call = {
  path: '/api/subscriptions',
  answer: async ({ topics }, { query }) => ({
    topics: await followedBy(topics, readParameters(own, query).clientToken),
  }),
};

const subscribe: Call = {
  method: 'POST',
  path: '/api/subscriptions',
  answer: async ({ topics }, { bearer, body }) => {
    const wanted = readParameters(one, await body());
    await follow(topics, { clientToken: wanted.clientToken, bearer }, wanted.topic);
    return {};
  },
};

const unsubscribe: Call = {
  method: 'DELETE',
  path: '/api/subscriptions',
  answer: async ({ topics }, { query }) => {
    const ended = readParameters(ending, query);
    await unfollow(topics, ended.clientToken, ended.topic ?? null);
    return {};
  },
};

const push: Call = {
  method: 'POST',
  path: '/api/subscriptions/push',
  answer: async ({ topics }, { bearer, body, asker }) => {
    const { clientToken: token, ...given } = readParameters(place, await body());
    await reach(topics, { clientToken: token, bearer, asker }, given);
    return {};
  },
};

const proof: Call = {
  method: 'POST',
  path: '/api/subscriptions/proof',
  answer: async ({ topics }, { body }) => {
    await prove(topics, readParameters(proven, await body()).proof);
    return {};
  },
};

const key: Call = {
  path: '/api/subscriptions/key',
  answer: async ({ topics }) => ({ publicKey: (await topics.pushKeys()).publicKey }),
};

export const topicCalls: readonly Call[] = [list, subscribe, unsubscribe, push, proof, key];

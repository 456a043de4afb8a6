import { Agent as HttpAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as HttpsAgent, request as requestSealed } from 'node:https';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import type { PushKeys, PushOptions } from '../topics/planned-topic.ts';
import { createSignature } from '../topics/push-keys.ts';
import { isPushPlace, lookUpOutside } from '../topics/push-place.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Sealing {
  readonly text: string;
  /** A waiting message is replaced by a later one with the same topic (RFC 8030). */
  readonly topic: string;
  /** TTL in seconds. */
  readonly seconds: number;
}

/** Accepted; subscription expired; permanently refused; or retry later, after `wait` seconds. */
export type PushFate =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly wait: number | null; readonly answered: number };

export type SendPush = (target: PushTarget, message: Sealing) => Promise<PushFate>;

export interface PushSender {
  readonly send: SendPush;
  readonly close: () => void | Promise<void>;
}

interface Needs extends Pick<PushOptions, 'origins' | 'subject' | 'otherKeys'> {
  readonly keys: PushKeys;
  /** Unix seconds. */
  readonly now: () => number;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
}

const maxSockets = 64;
const maxWait = 3_600;
/** Bytes. Only the status matters: a longer response closes the connection. */
const maxOfAnswer = 16 * 1024;

/** Seconds of a `Retry-After`; null if it is missing or invalid. */
export const waitIn = (header: string | undefined, now: number): number | null => {
  const asked = /^\d{1,9}$/.test(header ?? '') ? Number(header) : Math.ceil(Date.parse(header ?? '') / 1000) - now;
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), maxWait) : null;
};

const fateOf = (status: number, wait: number | null): PushFate => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', wait, answered: status };
  // Redirects are not followed: the target is not trusted.
  return { kind: 'refused' };
};

const drain = (answer: IncomingMessage): void => {
  let bytes = 0;
  answer
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxOfAnswer) answer.destroy();
    });
};

/** Sends encrypted messages over keep-alive connections (RFC 8030, RFC 8291, RFC 8292). */
export const createSendPush = ({ origins, subject, keys, otherKeys, now, timeout = 10_000 }: Needs): PushSender => {
  const shared = { keepAlive: true, maxSockets, maxFreeSockets: maxSockets };
  const plain = new HttpAgent(shared);
  const sealed = new HttpsAgent({ ...shared, lookup: lookUpOutside() });
  const signatures = [keys, ...(otherKeys === undefined ? [] : [otherKeys])].map((pair) =>
    createSignature({ subject }, pair, now),
  );
  /** Push addresses that the second key pair reached. */
  const reachedByOther = new LRUCache<string, true>({ max: 100_000 });

  const post = (
    endpoint: string,
    headers: Readonly<Record<string, string | number>>,
    body: Buffer,
  ): Promise<PushFate> =>
    new Promise((resolve) => {
      const later = (): void => resolve({ kind: 'later', wait: null, answered: 0 });
      const isPlain = endpoint.startsWith('http:');
      const options = { method: 'POST', headers, agent: isPlain ? plain : sealed, timeout };
      const asking = (isPlain ? requestPlain : requestSealed)(endpoint, options, (answer) => {
        drain(answer);
        resolve(fateOf(answer.statusCode ?? 0, waitIn(answer.headers['retry-after'], now())));
      });
      asking.on('error', later).on('timeout', () => asking.destroy(new Error('no response')));
      asking.end(body);
    });

  return {
    send: async ({ endpoint, p256dh, auth }, { text, topic, seconds }) => {
      // The allowed origins may have changed since the subscription.
      if (!isPushPlace(endpoint, origins)) return { kind: 'refused' };
      const attempt = async (signature: (origin: string) => string): Promise<PushFate> => {
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
          TTL: seconds,
          topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
          headers: { Authorization: signature(new URL(endpoint).origin) },
        });
        return post(endpoint, headers as Record<string, string | number>, body ?? Buffer.alloc(0));
      };
      const isOther = reachedByOther.get(endpoint) === true;
      const [first, ...others] = isOther ? signatures.toReversed() : signatures;
      let fate: PushFate = { kind: 'refused' };
      try {
        if (first !== undefined) fate = await attempt(first);
        // A push service refuses other keys than those of the subscription (RFC 8292, section 4.2).
        for (const other of fate.kind === 'refused' ? others : []) {
          fate = await attempt(other);
          if (fate.kind === 'sent' && isOther) reachedByOther.delete(endpoint);
          else if (fate.kind === 'sent') reachedByOther.set(endpoint, true);
        }
        return fate;
      } catch {
        // Invalid keys. Do not log the error: it may contain them.
        return { kind: 'gone' };
      }
    },
    close: () => {
      plain.destroy();
      sealed.destroy();
    },
  };
};

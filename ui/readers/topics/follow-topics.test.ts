// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { topicFields } from '#core/readers/topics/topic-fields.ts';

const [oldKey, newKey] = ['BAAB', 'BCCD'];
const bytesOf = (key: string): ArrayBuffer => Uint8Array.from(Buffer.from(key, 'base64url')).buffer;

let held: string | null;
let sent: URLSearchParams[];
const subscriptionOf = (key: string) => ({
  options: { applicationServerKey: bytesOf(key) },
  unsubscribe: async () => {
    held = null;
    return true;
  },
  toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' } }),
});
const pushManager = {
  getSubscription: async () => (held === null ? null : subscriptionOf(held)),
  subscribe: async ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
    if (held !== null && held !== key) throw new DOMException('another key', 'InvalidStateError');
    held = key;
    return subscriptionOf(key);
  },
};

beforeEach(() => {
  vi.resetModules();
  sent = [];
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: URLSearchParams }) => {
    if (path === '/api/topics') sent.push(body);
  });
});

const open = async (permission: NotificationPermission, key: string | null): Promise<void> => {
  vi.stubGlobal('Notification', { permission });
  document.body.innerHTML = key === null ? '<section></section>' : `<section data-topics="${key}"></section>`;
  await import('./follow-topics.ts');
  // Each step of the fake browser is one microtask.
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
};

it('replaces a subscription with an old key of the site without a question, and reports the new address', async () => {
  held = oldKey;
  await open('granted', newKey);
  expect(held).toBe(newKey);
  expect(sent.map((body) => Object.fromEntries(body))).toEqual([
    { [topicFields.endpoint]: `https://push.example/${newKey}`, [topicFields.p256dh]: 'p', [topicFields.auth]: 'a' },
  ]);
});

it.each<[string, string | null, NotificationPermission, string | null]>([
  ['has the key of the site', newKey, 'granted', newKey],
  ['has no subscription', null, 'granted', newKey],
  ['may show no notifications', oldKey, 'denied', newKey],
  ['sees a page without the key', oldKey, 'granted', null],
])('leaves a browser alone that %s', async (_, before, permission, key) => {
  held = before;
  await open(permission, key);
  expect([held, sent]).toEqual([before, []]);
});

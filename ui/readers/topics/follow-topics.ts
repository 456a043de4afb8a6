import type { topicFields } from '#core/readers/topics/topic-fields.ts';

/* Must import types only. Sends the push subscription in the button's plain form. */

const box = document.querySelector<HTMLElement>('[data-topics]');
const worker = '/service-worker.js';

type State = 'waiting' | 'unsupported' | 'blocked' | 'dismissed' | 'failed';

const showState = (state: State | null): void =>
  box
    ?.querySelectorAll<HTMLElement>('[data-topics-state]')
    .forEach((one) => (one.hidden = one.dataset['topicsState'] !== state));

const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/** For Trusted Types: the URL is constant. */
const trustedWorker = (): string =>
  (window as unknown as { readonly trustedTypes?: Policies }).trustedTypes
    ?.createPolicy('topics', { createScriptURL: () => worker })
    .createScriptURL(worker) ?? worker;

const registered = async (): Promise<ServiceWorkerRegistration> => {
  if (!(await navigator.serviceWorker.getRegistration()))
    await navigator.serviceWorker.register(trustedWorker(), { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};

/** A subscription with another key cannot receive our messages: replace it. */
const subscription = async (key: string): Promise<PushSubscriptionJSON> => {
  const { pushManager } = await registered();
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await pushManager.subscribe(asked)).toJSON();
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return (await pushManager.subscribe(asked)).toJSON();
  }
};

type Fields = typeof topicFields;
const names = { endpoint: 'cim', p256dh: 'kulcs', auth: 'titok' } satisfies Pick<
  Fields,
  'endpoint' | 'p256dh' | 'auth'
>;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * After a change of the site's key: a subscription with the old key is replaced without a question. A form without a
 * topic stores the new push address.
 */
const renew = async (key: string): Promise<void> => {
  const old = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  const held = old?.options.applicationServerKey;
  if (!held || base64url(held) === key) return;
  const { endpoint = '', keys = {} } = await subscription(key);
  const told: Readonly<Record<string, string>> = { endpoint, ...keys };
  const address = new URLSearchParams(Object.entries(names).map(([part, name]) => [name, told[part] ?? '']));
  await fetch('/api/topics', { method: 'POST', body: address, redirect: 'manual' });
};

let busy = false;
const follow = async (form: HTMLFormElement): Promise<void> => {
  if (busy) return;
  busy = true;
  showState('waiting');
  try {
    const permission = await Notification.requestPermission();
    if (permission === 'granted') {
      const { endpoint = '', keys = {} } = await subscription(box?.dataset['topics'] ?? '');
      const told: Readonly<Record<string, string | undefined>> = { endpoint, ...keys };
      for (const field of form.querySelectorAll<HTMLInputElement>('[data-push]'))
        field.value = told[field.dataset['push'] ?? ''] ?? '';
      form.submit();
    } else showState(permission === 'denied' ? 'blocked' : 'dismissed');
  } catch {
    showState('failed');
  }
  busy = false;
};

box?.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset['follow'] === undefined) return;
  event.preventDefault();
  void follow(form);
});
if (supported)
  box?.querySelectorAll<HTMLButtonElement>('[data-follow] button').forEach((one) => (one.disabled = false));
if (box && !supported) showState('unsupported');
else if (box && Notification.permission === 'denied') showState('blocked');

const siteKey = box?.dataset['topics'];
if (supported && siteKey && Notification.permission === 'granted') void renew(siteKey).catch(() => undefined);

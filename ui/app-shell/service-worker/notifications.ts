import { readPushMessage } from '#core/readers/topics/push-message.ts';
import { topicFields } from '#core/readers/topics/topic-fields.ts';
import type { ClickedEvent, PushedEvent, RenewedEvent, WorkerScope } from './worker-scope.ts';

const said = (event: PushedEvent): unknown => {
  try {
    return event.data?.json();
  } catch {
    return null;
  }
};

const post = async (fields: Readonly<Record<string, string>>): Promise<void> => {
  await fetch('/api/topics', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
};

export const showMessage = async (scope: WorkerScope, event: PushedEvent): Promise<void> => {
  const message = readPushMessage(said(event), scope.location.origin);
  if (message === null) return;
  const { title, lead, path, tag, proof } = message;
  await scope.registration.showNotification(title, {
    body: lead,
    tag,
    data: { path },
    lang: 'hu',
    icon: '/apple-touch-icon.png',
  });
  if (proof !== null) await post({ [topicFields.proof]: proof });
};

export const openMessage = async (scope: WorkerScope, { notification }: ClickedEvent): Promise<void> => {
  notification.close();
  const { path } = (notification.data ?? {}) as { readonly path?: unknown };
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return;
  const address = new URL(path, scope.location.origin);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (open ? open.focus() : scope.clients.openWindow(address.href));
};

export const handOver = async (scope: WorkerScope, event: RenewedEvent): Promise<void> => {
  const key = event.oldSubscription?.options.applicationServerKey;
  const subscription =
    event.newSubscription ??
    (key ? await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {};
  if (endpoint === '') return;
  await post({
    [topicFields.endpoint]: endpoint,
    [topicFields.p256dh]: keys['p256dh'] ?? '',
    [topicFields.auth]: keys['auth'] ?? '',
  });
};

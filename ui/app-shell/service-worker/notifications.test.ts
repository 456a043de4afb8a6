import { afterEach, describe, expect, it, vi } from 'vitest';
import { handOver, openMessage, showMessage } from './notifications.ts';
import type { ClickedEvent, PushedEvent, RenewedEvent, WorkerScope } from './worker-scope.ts';

const own = 'https://lapunk.example';
const address = { endpoint: 'https://push.example.net/uj', keys: { p256dh: 'B', auth: 'A' } };
const subscription = { toJSON: () => address, options: { applicationServerKey: new ArrayBuffer(65) } };

const scopeWith = (open: readonly string[] = []) => {
  const focus = vi.fn(async () => undefined);
  const parts = {
    shown: vi.fn(async () => undefined),
    opened: vi.fn(async () => undefined),
    subscribe: vi.fn(async () => subscription),
    focus,
  };
  const scope = {
    location: { origin: own },
    registration: { showNotification: parts.shown, pushManager: { subscribe: parts.subscribe } },
    clients: { matchAll: async () => open.map((url) => ({ url, focus })), openWindow: parts.opened },
  } as unknown as WorkerScope;
  return { ...parts, scope };
};
const pushed = (json: () => unknown) => ({ data: { json } }) as unknown as PushedEvent;
const message = { title: 'Cím', lead: 'Bevezető', address: `${own}/belfold/2026/01/02/friss`, tag: 'cikk-7' };

describe('a message that is pushed', () => {
  it('is shown with its title and lead, once for an article', async () => {
    const { scope, shown } = scopeWith();
    await showMessage(
      scope,
      pushed(() => message),
    );
    expect(shown).toHaveBeenCalledExactlyOnceWith(
      'Cím',
      expect.objectContaining({ body: 'Bevezető', tag: 'cikk-7', data: { path: '/belfold/2026/01/02/friss' } }),
    );
  });

  it('that asks whether the browser is there is shown, and its proof posted back', async () => {
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    const { scope, shown } = scopeWith();
    const proof = `7.${'p'.repeat(43)}`;
    await showMessage(
      scope,
      pushed(() => ({ ...message, proof })),
    );
    vi.unstubAllGlobals();
    expect(shown).toHaveBeenCalledOnce();
    const [path, { body }] = fetched.mock.calls[0] as unknown as [string, { readonly body: URLSearchParams }];
    expect([path, Object.fromEntries(body)]).toEqual(['/api/topics', { igazolas: proof }]);
  });

  it.each([
    ['no JSON', () => JSON.parse('{')],
    ['nothing', () => null],
    ['of another site', () => ({ ...message, address: 'https://gonosz.example/a' })],
    ['without words', () => ({ ...message, title: ' ' })],
  ])('shows nothing strange when it is %s', async (_, json) => {
    const { scope, shown } = scopeWith();
    await showMessage(scope, pushed(json));
    await showMessage(scope, { data: null } as unknown as PushedEvent);
    expect(shown).not.toHaveBeenCalled();
  });
});

describe('a notification that is pressed', () => {
  const pressed = (data: unknown) => {
    const close = vi.fn();
    return { event: { notification: { data, close } } as unknown as ClickedEvent, close };
  };

  it('opens its article', async () => {
    const { scope, opened } = scopeWith([`${own}/`]);
    const { event, close } = pressed({ path: '/belfold/2026/01/02/friss' });
    await openMessage(scope, event);
    expect(opened).toHaveBeenCalledExactlyOnceWith(`${own}/belfold/2026/01/02/friss`);
    expect(close).toHaveBeenCalledOnce();
  });

  it('goes to the page that shows the article already', async () => {
    const { scope, opened, focus } = scopeWith([`${own}/belfold/2026/01/02/friss?oldal=2`]);
    await openMessage(scope, pressed({ path: '/belfold/2026/01/02/friss' }).event);
    expect(focus).toHaveBeenCalledOnce();
    expect(opened).not.toHaveBeenCalled();
  });

  it.each([null, {}, { path: 7 }, { path: '//gonosz.example' }, { path: 'https://gonosz.example' }])(
    'leads nowhere with %j',
    async (data) => {
      const { scope, opened } = scopeWith();
      await openMessage(scope, pressed(data).event);
      expect(opened).not.toHaveBeenCalled();
    },
  );
});

describe('a subscription that the browser renews', () => {
  afterEach(() => void vi.unstubAllGlobals());
  it.each([
    ['gives itself', { newSubscription: subscription }, 0],
    ['leaves to be asked for', { oldSubscription: subscription }, 1],
  ])('is sent to the server if it %s', async (_, event, asked) => {
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    const { scope, subscribe } = scopeWith();
    await handOver(scope, event as unknown as RenewedEvent);
    expect(subscribe).toHaveBeenCalledTimes(asked);
    const [path, { body }] = fetched.mock.calls[0] as unknown as [string, { readonly body: URLSearchParams }];
    expect(path).toBe('/api/topics');
    expect(Object.fromEntries(body)).toEqual({ cim: address.endpoint, kulcs: 'B', titok: 'A' });
  });

  it('is not sent when there is none', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    await handOver(scopeWith().scope, {} as unknown as RenewedEvent);
    expect(fetched).not.toHaveBeenCalled();
  });
});

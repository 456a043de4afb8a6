import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { connection } from '../../window/connection.ts';
import type { SavedMessage } from '../../app-shell/service-worker/saved-message.ts';
import { onReading, reading } from './reading-store.ts';

const address = '/service-worker.js';

interface ScriptPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/** For Trusted Types: the URL is constant. */
const trusted = (): string => {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: ScriptPolicies };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
  );
};

/** No pictures on a slow or metered connection. */
const density = (): number => (prefetchPolicy(connection()).prefetch ? devicePixelRatio : 0);

const message = (): SavedMessage => ({
  kind: 'saved',
  density: density(),
  articles: reading().saved.map(({ path, title, pages }) => ({ path, title, pages })),
});

export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  let told: string | null = null;
  const tell = (): void => {
    const news = message();
    const text = JSON.stringify(news);
    if (text !== told) (navigator.serviceWorker.controller ?? active)?.postMessage(news);
    told = text;
  };
  onReading(tell);
  tell();
};

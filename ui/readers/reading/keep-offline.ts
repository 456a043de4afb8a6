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

/** Browsers that ask for trusted addresses get this one, which is fixed. */
const trusted = (): string => {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: ScriptPolicies };
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
  );
};

/** Pictures are fetched ahead like pages: not on a connection that is to be spared. */
const density = (): number => (prefetchPolicy(connection()).prefetch ? devicePixelRatio : 0);

const message = (): SavedMessage => ({
  kind: 'saved',
  density: density(),
  articles: reading().saved.map(({ path, title, pages }) => ({ path, title, pages })),
});

/**
 * Registers what shows pages without a connection, and tells it whenever other articles are saved; nothing of it
 * leaves the browser.
 */
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

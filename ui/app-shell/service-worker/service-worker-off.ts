import type { WorkerScope } from './worker-scope.ts';

/** Replaces a disabled service worker: deletes all its caches and unregisters itself. */

const scope = self as unknown as WorkerScope;

const retire = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));

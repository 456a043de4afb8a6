import { afterAll, vi } from 'vitest';

/** Test files share a worker, therefore globals and pending imports must not leak into the next file. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetConfig();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement: root, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const element of [root, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});

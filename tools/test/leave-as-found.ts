import { afterAll, vi } from 'vitest';

/**
 * Each file hands the worker on as it found it: what one has set in it stays until somebody takes it back, and what one
 * has begun to load would act in the midst of the next.
 */
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

import type { AskedEvent } from './worker-scope.ts';

/**
 * What the browser asked for while the worker woke up; undefined where it did not, or could not. One that fails is
 * rejected by Chromium, and resolved by Firefox (153) as a Response of type `error`.
 */
export const preloaded = async ({
  preloadResponse,
}: Pick<AskedEvent, 'preloadResponse'>): Promise<Response | undefined> => {
  const response = await preloadResponse.catch(() => undefined);
  return response?.type === 'error' ? undefined : response;
};

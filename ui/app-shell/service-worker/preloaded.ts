import type { AskedEvent } from './worker-scope.ts';

/**
 * The navigation preload; undefined without one. On failure Chromium rejects, and Firefox 153 resolves with a Response
 * of type `error`.
 */
export const preloaded = async ({
  preloadResponse,
}: Pick<AskedEvent, 'preloadResponse'>): Promise<Response | undefined> => {
  const response = await preloadResponse.catch(() => undefined);
  return response?.type === 'error' ? undefined : response;
};

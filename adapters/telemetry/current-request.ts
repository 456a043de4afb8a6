import { AsyncLocalStorage } from 'node:async_hooks';

export interface CurrentRequest {
  /** At most 64 safe characters (request-id.ts). */
  readonly id: string;
  /** Without the query. */
  readonly path: string;
  route?: string;
  cache?: 'hit' | 'stale' | 'miss';
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Undefined outside a request. The core must not use it. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

export const inRequest = <T>(request: CurrentRequest, run: () => T): T => requests.run(request, run);

export const requestFields = (): Readonly<Record<string, string>> => {
  const request = currentRequest();
  return request === undefined
    ? {}
    : { ...(request.route === undefined ? {} : { route: request.route }), path: request.path, request: request.id };
};

export const noteRoute = (route: string): void => {
  const request = currentRequest();
  if (request) request.route = route;
};

export const noteCache = ({ stale, made }: { readonly stale: boolean; readonly made: boolean }): void => {
  const request = currentRequest();
  if (request) request.cache = stale ? 'stale' : made ? 'miss' : 'hit';
};

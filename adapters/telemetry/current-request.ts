import { AsyncLocalStorage } from 'node:async_hooks';

/** What the log and the upstreams are told of the request that something is done for. */
export interface CurrentRequest {
  /** At most 64 safe characters (request-id.ts). */
  readonly id: string;
  /** Without its query. */
  readonly path: string;
  /** Name of the route that the path belongs to, once it is known. */
  route?: string;
  /** Whether a stored copy was sent, an old one, or one made for this request. */
  cache?: 'hit' | 'stale' | 'miss';
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** The request in whose name this code runs; undefined for what nobody asked for. The core never knows of it. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/** Runs something, and all that follows from it, in the name of a request. */
export const inRequest = <T>(request: CurrentRequest, run: () => T): T => requests.run(request, run);

/** The page and the request of a line; empty outside of any. */
export const requestFields = (): Readonly<Record<string, string>> => {
  const request = currentRequest();
  return request === undefined
    ? {}
    : { ...(request.route === undefined ? {} : { route: request.route }), path: request.path, request: request.id };
};

/** Tells the log which page is meant. */
export const noteRoute = (route: string): void => {
  const request = currentRequest();
  if (request) request.route = route;
};

/** Tells the log what became of looking for a copy. */
export const noteCache = ({ stale, made }: { readonly stale: boolean; readonly made: boolean }): void => {
  const request = currentRequest();
  if (request) request.cache = stale ? 'stale' : made ? 'miss' : 'hit';
};

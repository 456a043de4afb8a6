import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BoundedFiles } from '../page-cache/stores/bounded-files.ts';
import { fingerprint, storedBody } from '../responses/cached-page.ts';
import { mediaHeaders } from '../responses/media-headers.ts';
import { refuse, unanswered } from '../responses/refuse.ts';
import type { AnswerResource } from '../server/resource-routes.ts';
import { sendCachedPage } from '../responses/send-cached-page.ts';
import { readHead } from '../requests/request-head.ts';

export type FetchedPicture =
  | { readonly kind: 'picture'; readonly webp: Buffer }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' };

export interface SportPicturesNeeds {
  readonly addressAt: (path: string) => string | null;
  readonly fetchPicture: (address: string) => Promise<FetchedPicture>;
  readonly files: Pick<BoundedFiles, 'read' | 'write'>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly headers: readonly string[];
}

const week = 7 * 86_400_000;
/** Milliseconds before a missing picture is requested again. */
const absentFor = 10 * 60_000;
/** A changed picture has the same URL, so it is not immutable. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

const fileName = (address: string, weeks: number): string =>
  createHash('sha256').update(`${weeks} ${address}`).digest('hex').slice(0, 32);

/** Upstream images re-encoded on our own domain, fetched once a week. On an outage, last week's file is served. */
export const createSportPictures = ({
  addressAt,
  fetchPicture,
  files,
  now,
  headers,
}: SportPicturesNeeds): AnswerResource => {
  const own = mediaHeaders(headers);
  const absent = new LRUCache<string, true>({ max: 5_000, ttl: absentFor, ttlResolution: 0, perf: { now } });
  const fetching = new Map<string, Promise<FetchedPicture>>();

  const fetchAndKeep = async (address: string, weeks: number): Promise<FetchedPicture> => {
    const fetched = await fetchPicture(address);
    if (fetched.kind === 'picture') files.write(fileName(address, weeks), () => fetched.webp);
    if (fetched.kind === 'none') absent.set(address, true);
    if (fetched.kind !== 'unavailable') return fetched;
    const old = await files.read(fileName(address, weeks - 1));
    return old === null ? fetched : { kind: 'picture', webp: old };
  };
  const fetchOnce = (address: string, weeks: number): Promise<FetchedPicture> => {
    const started = fetching.get(address) ?? fetchAndKeep(address, weeks).finally(() => fetching.delete(address));
    fetching.set(address, started);
    return started;
  };

  return async (request, response, { path }) => {
    const address = addressAt(path);
    if (address === null || absent.has(address)) return false;
    const weeks = Math.floor(now() / week);
    const kept = await files.read(fileName(address, weeks));
    const picture = kept === null ? await fetchOnce(address, weeks) : { kind: 'picture' as const, webp: kept };
    if (picture.kind === 'none') return false;
    if (picture.kind === 'unavailable') refuse(request, response, own, unanswered());
    else {
      const head = [...own, 'content-type', 'image/webp', 'cache-control', caching];
      const body = storedBody(picture.webp, fingerprint(picture.webp), head);
      sendCachedPage(request.method, { ...readHead(request.rawHeaders), acceptEncoding: undefined }, response, body);
    }
    return true;
  };
};

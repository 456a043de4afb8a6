import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { noteCache, noteRoute } from '#adapters/telemetry/current-request.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import { cacheKey } from '../page-cache/cache-key.ts';
import { type AnswerFromStore, type CacheFirstListenerNeeds, whoIsSent } from './cache-first-listener.ts';
import { staleHead } from '../responses/cached-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { readHead } from '../requests/request-head.ts';
import { sendCachedPage } from '../responses/send-cached-page.ts';

interface Needs extends Pick<CacheFirstListenerNeeds, 'readerCookie' | 'now' | 'dictionaryFor'> {
  readonly judge: JudgeAddress;
  readonly find: PageCache<unknown>['find'];
  readonly mustNotify: () => Promise<boolean>;
}

/** Serves stored shared pages during startup. Returns false for all other requests, which wait. Renders nothing. */
export const createAnswerFromStore = ({
  judge,
  find,
  mustNotify,
  now,
  dictionaryFor,
  ...needs
}: Needs): AnswerFromStore => {
  const { isAnybody, isAllFor } = whoIsSent(needs);
  return async (request, response) => {
    const { method } = request;
    const head = readHead(request.rawHeaders);
    if ((method !== 'GET' && method !== 'HEAD') || !isAnybody(head)) return false;
    const address = requestedAddress(request);
    if (address.query !== '') return false;
    const { outcome, site, route } = judge(address);
    if (outcome !== 'page' || site === null || route === null || (await mustNotify())) return false;
    const found = await find(cacheKey({ site: site.site, route, path: address.path, query: '' }));
    if (found === null || !isAllFor(head, found.cachedPage)) return false;
    const { cachedPage, stale } = found;
    noteRoute(route.name);
    noteCache({ stale, made: false });
    sendCachedPage(
      method,
      head,
      response,
      cachedPage.html,
      stale ? staleHead(cachedPage, now()) : [],
      dictionaryFor(cachedPage.page),
    );
    return true;
  };
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { TellVersion } from '#core/pages/building/tell-version.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { currentOutcome } from './current-outcome.ts';
import { sendOutcome } from '../responses/send-json.ts';

/** Stands after an article's own address, as its data does. */
const versionSuffix = '/_version.json';

/**
 * Browsers and proxies keep the answer for a moment: no tab asks again so soon, and many tabs behind one proxy ask
 * once.
 */
const caching = 'public, max-age=3';

export interface LiveVersionNeeds {
  readonly judge: JudgeAddress;
  readonly tellVersion: TellVersion;
  readonly headers: readonly string[];
  readonly makeCurrent: MakeCurrent;
}

/**
 * Tells open pages the version of their article that is out (spec §4, "Live articles"): one address for every reader,
 * with an ETag. However
 * many ask, upstream is asked as often as the data cache lets it. False for an address that is none, or whose article
 * is not there.
 */
export const createLiveVersion =
  ({ judge, tellVersion, headers, makeCurrent }: LiveVersionNeeds) =>
  async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    if (!path.endsWith(versionSuffix)) return false;
    const { outcome, site, route } = judge({ host, path: path.slice(0, -versionSuffix.length), query: '' });
    if (outcome !== 'page') return false;
    const slug = route && isArticleRoute(route.name) ? route.params['slug'] : undefined;
    if (!site || slug === undefined) return false;
    const answer = await currentOutcome(makeCurrent, path, () => tellVersion(site.site.slug, slug));
    if (answer.isErr() && answer.error.kind === 'not-found') return false;
    sendOutcome(
      request,
      response,
      answer.map((version) => ({ data: { v: version } })),
      caching,
      headers,
    );
    return true;
  };

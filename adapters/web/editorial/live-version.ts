import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { TellVersion } from '#core/pages/building/tell-version.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { currentOutcome } from './current-outcome.ts';
import { sendOutcome } from '../responses/send-json.ts';

const versionSuffix = '/_version.json';

/** Seconds; many tabs behind one proxy share a request. */
const caching = 'public, max-age=3';

export interface LiveVersionNeeds {
  readonly judge: JudgeAddress;
  readonly tellVersion: TellVersion;
  readonly headers: readonly string[];
  readonly makeCurrent: MakeCurrent;
}

/**
 * The published version of an article for open pages (spec §4, "Live articles"). The data cache limits upstream
 * requests. False for other addresses and missing articles.
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FeedFormat, formatOfFeed } from '#core/editorial/lists/feed-format.ts';
import { pageOfFeed } from '#core/editorial/lists/page-of-feed.ts';
import { feedRefusal } from '#core/pages/building/feed-refusal.ts';
import { listOn } from '#core/pages/list/list-on.ts';
import type { Page } from '#core/pages/page.ts';
import type { PageRequest } from '#core/pages/page-request.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { LinkTo } from '#core/addresses/routes/link-to.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { labelAddress } from '#core/editorial/articles/label-address.ts';
import { isAskedFreely, meaningfulQuery } from '#core/pages/query-parameters.ts';
import { plainlySpelled } from '#core/addresses/paths/path-text.ts';
import { type AdmitSearch, isSearching } from '../../requests/admit-search.ts';
import { admitAnswer } from '../../page-cache/admit-answer.ts';
import type { AdmitWork } from '../../requests/admit-work.ts';
import { type Answer, type KeepAnswers } from '../../page-cache/kept-answers.ts';
import { cacheControl } from '../../responses/lifetime.ts';
import { textBody } from '../../responses/cached-page.ts';
import { sendAnswer } from '../../page-cache/send-answer.ts';
import type { OpenPage } from '../../addresses/wanted-page.ts';
import { type Feed, feedOf } from './feed.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

const formats: Readonly<Record<FeedFormat, { readonly type: string; readonly write: (feed: Feed) => string }>> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  jsonfeed: { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
};

const keptBytes = 8 * 1024 * 1024;
const keptFreeBytes = 2 * 1024 * 1024;
const freshFor = 60;
const caching = cacheControl({ fresh: freshFor, whileRevalidating: 300, ifError: 864_000 });

/** Followed topics are personal: private caches only. */
const cachingOf = (route: string): string => (route === 'kovetett' ? `private, max-age=${freshFor}` : caching);

export interface FeedNeeds {
  readonly judge: JudgeAddress;
  readonly sites: SiteFamily;
  readonly linkTo: LinkTo;
  readonly openPage: OpenPage;
  readonly headers: readonly string[];
  readonly keepAnswers: KeepAnswers;
  readonly admitSearch: AdmitSearch;
  readonly admitWork: AdmitWork;
}

interface WantedFeed {
  readonly format: FeedFormat;
  readonly page: PageRequest;
  readonly self: string;
}

const wantedFeeds = ({ judge, sites }: Pick<FeedNeeds, 'judge' | 'sites'>) => {
  const listOf = pageOfFeed(sites);
  return ({ host, path, query }: Address): WantedFeed | null => {
    const [format, listPath] = [formatOfFeed(path), listOf(path)];
    if (format === null || listPath === null) return null;
    const { outcome, site, route } = judge({ host, path: listPath, query });
    if (outcome !== 'page' || !site || !route) return null;
    const [self, counted] = [plainlySpelled(path), meaningfulQuery(route, query)];
    return {
      format,
      page: { site: site.site, route, query, feed: true },
      self: counted === '' ? self : `${self}?${counted}`,
    };
  };
};

/**
 * Feeds of all lists in three formats; archive search feeds take the archive's query (spec §2.5). False for other
 * addresses.
 */
export const createFeeds = ({
  judge,
  sites,
  linkTo,
  openPage,
  headers,
  keepAnswers,
  admitSearch,
  admitWork,
}: FeedNeeds) => {
  const wantedFeed = wantedFeeds({ judge, sites });
  const keep = keepAnswers({ kind: 'feeds', seconds: freshFor, maxBytes: keptBytes });
  const keepFree = keepAnswers({ kind: 'feeds', seconds: freshFor, maxBytes: keptFreeBytes });

  const bodyOf = (page: Page, { format, self, page: { site } }: WantedFeed): Answer => {
    const { type, write } = formats[format];
    const text = write(
      feedOf(page, self, (author, card) => labelAddress({ sites, linkTo }, site, 'author', author, card)),
    );
    return { kind: 'body', body: textBody(text, type, cachingOf(page.route.name), headers) };
  };

  const make = async (request: IncomingMessage, wanted: WantedFeed): Promise<Answer> => {
    const { route, query } = wanted.page;
    const refusal = feedRefusal(route.name, query);
    if (refusal !== null) return { kind: 'refused', detail: refusal };
    const wait = isSearching(route.name) ? admitSearch(request) : 0;
    if (wait > 0) return { kind: 'too-many', retryAfter: wait };
    const opened = await openPage(wanted.page, anonymous);
    return opened.match(
      (page): Answer => (listOn(page) === null ? { kind: 'missing' } : bodyOf(page, wanted)),
      (instead): Answer => {
        if (instead.kind === 'unavailable') return { kind: 'unavailable', retryAfter: instead.retryAfter };
        if (instead.kind === 'redirect') return { kind: 'moved', location: `/${wanted.format}${instead.location}` };
        return { kind: instead.kind === 'forbidden' ? 'forbidden' : 'missing' };
      },
    );
  };

  return async (request: IncomingMessage, response: ServerResponse, address: Address): Promise<boolean> => {
    const wanted = wantedFeed(address);
    if (wanted === null) return false;
    const keepIt = isAskedFreely(wanted.page.route, wanted.page.query) ? keepFree : keep;
    const answer = await keepIt(`${wanted.page.site.slug} ${wanted.self}`, () =>
      admitAnswer(admitWork(request), () => make(request, wanted)),
    );
    return sendAnswer(request, response, headers, answer);
  };
};

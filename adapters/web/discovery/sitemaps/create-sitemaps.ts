import type { IncomingMessage, ServerResponse } from 'node:http';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { pageName } from '#adapters/changes/page-name.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { ListAddress, PublishedAddress, PublishedAddresses } from '#core/ports/published-addresses.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import {
  maxAddresses,
  sitemapAt,
  type SitemapFile,
  sitemapFiles,
  sitemapPath,
} from '#core/discovery/sitemaps/sitemap-files.ts';
import { admitAnswer } from '../../page-cache/admit-answer.ts';
import type { AdmitWork } from '../../requests/admit-work.ts';
import type { Answer, KeepAnswers } from '../../page-cache/kept-answers.ts';
import { cacheControl } from '../../responses/lifetime.ts';
import { textBody } from '../../responses/cached-page.ts';
import { sendAnswer } from '../../page-cache/send-answer.ts';
import { writeArticles, writeIndex, writeLists, writeNews } from './write-sitemaps.ts';

const perPage = 1000;
const freshFor = 300;
const keptBytes = 16 * 1024 * 1024;

const indexPath = '/sitemap.xml';
const newsPath = '/sitemaps/news.xml';
const listsPath = '/sitemaps/lists.xml';

export interface SitemapNeeds {
  readonly judge: JudgeAddress;
  readonly sites: readonly Site[];
  readonly addresses: PublishedAddresses;
  readonly headers: readonly string[];
  readonly keepAnswers: KeepAnswers;
  readonly admitWork: AdmitWork;
}

type Written = ResultAsync<string, Failure>;

/** Loads page after page to bound memory. */
const partOfMonth = async (
  { ofMonth }: PublishedAddresses,
  site: string,
  { month, part }: SitemapFile,
): Promise<Result<readonly PublishedAddress[], Failure>> => {
  const first = ((part - 1) * maxAddresses) / perPage + 1;
  const items: PublishedAddress[] = [];
  for (let page = first; page < first + maxAddresses / perPage; page += 1) {
    const answer = await ofMonth(site, month, page);
    if (answer.isErr()) return err(answer.error);
    items.push(...answer.value.items);
    if (page >= answer.value.totalPages) break;
  }
  return items.length === 0 ? err({ kind: 'not-found', upstream: 'sitemap' }) : ok(items);
};

/** Sitemap index, one file per month, lists and news (sitemaps.org 0.9, Google News). */
export const createSitemaps = ({ judge, sites, addresses, headers, keepAnswers, admitWork }: SitemapNeeds) => {
  const keep = keepAnswers({ kind: 'sitemaps', seconds: freshFor, maxBytes: keptBytes });
  const caching = cacheControl({ fresh: freshFor, whileRevalidating: 300, ifError: 864_000 });

  /** Excludes redirects and sections that belong to another site. */
  const isCanonical =
    ({ domain }: Site) =>
    ({ path }: ListAddress): boolean =>
      judge({ host: domain, path, query: '' }).outcome === 'page';

  const fronts = ({ domain }: Site, changedAt: number): readonly ListAddress[] =>
    sites
      .filter((site) => site.domain === domain)
      .flatMap(({ pathPrefix }) => [pathPrefix || '/', `${pathPrefix}/javitasok`])
      .map((path) => ({ path, changedAt }));

  const index = (site: Site): Written =>
    addresses
      .months(site.slug)
      .map((months) =>
        writeIndex(site.origin, [
          { path: newsPath, changedAt: null },
          { path: listsPath, changedAt: null },
          ...sitemapFiles(months).map((file) => ({ path: sitemapPath(file), changedAt: file.changedAt })),
        ]),
      );

  const lists = (site: Site): Written =>
    addresses.lists(site.slug).map((found) => {
      const newest = Math.max(0, ...found.map(({ changedAt }) => changedAt));
      return writeLists(site.origin, [...fronts(site, newest), ...found].filter(isCanonical(site)));
    });

  const news = (site: Site): Written =>
    addresses.news(site.slug).map((items) => writeNews(site.origin, site.name, items));

  const month = (site: Site, file: SitemapFile): Written =>
    new ResultAsync(partOfMonth(addresses, site.slug, file)).map((items) => writeArticles(site.origin, items));

  const writerOf = (path: string): ((site: Site) => Written) | null => {
    const file = sitemapAt(path);
    if (file !== null) return (site) => month(site, file);
    return { [indexPath]: index, [newsPath]: news, [listsPath]: lists }[path] ?? null;
  };

  const answerWith = async (written: Written): Promise<Answer> =>
    (await written).match(
      (text): Answer => ({
        kind: 'body',
        body: textBody(text, 'application/xml; charset=utf-8', caching, [...headers, 'x-robots-tag', 'noindex']),
      }),
      ({ kind }): Answer => ({ kind: kind === 'not-found' ? 'missing' : 'unavailable' }),
    );

  return async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    const write = writerOf(path);
    const site = write === null ? undefined : judge({ host, path: '/', query: '' }).site?.site;
    if (write === null || site === undefined) return false;
    return sendAnswer(
      request,
      response,
      headers,
      await keep(pageName(site.slug, path), () => admitAnswer(admitWork(request), () => answerWith(write(site)))),
    );
  };
};

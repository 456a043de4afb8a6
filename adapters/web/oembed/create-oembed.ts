import type { IncomingMessage, ServerResponse } from 'node:http';
import { err, ok, type Result } from 'neverthrow';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import type { LinkedArticle } from '#core/articles/article.ts';
import { publicArticle, type PublishedArticle } from '#core/articles/visible-article.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import type { JudgeAddress, Verdict } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { cacheControl } from '../lifetime.ts';
import { type StoredBody, textBody } from '../cached-page.ts';
import { type Refusal, refuse, unanswered } from '../refuse.ts';
import { sendBody } from '../send-cached-page.ts';
import { status } from '../status.ts';
import type { OpenPage } from '../wanted-page.ts';
import { type Oembed, oembedOf, oembedXml } from './write-oembed.ts';

const longestUrl = 4096;
const anyWidth = 4096;
const caching = cacheControl({ fresh: 300, whileRevalidating: 300, ifError: 864_000 });

const formats: ReadonlyMap<string, { readonly type: string; readonly write: (answer: Oembed) => string }> = new Map([
  ['json', { type: 'application/json; charset=utf-8', write: JSON.stringify }],
  ['xml', { type: 'text/xml; charset=utf-8', write: oembedXml }],
]);

const noFormat: Refusal = { status: status.notImplemented, detail: 'format: json or xml' };
const noArticle: Refusal = { status: status.notFound, detail: 'url: is not an article of ours' };

export interface OembedNeeds {
  readonly judge: JudgeAddress;
  readonly openPage: OpenPage;
  readonly sites: readonly Site[];
  readonly headers: readonly string[];
  readonly makeCurrent: MakeCurrent;
}

/** Only addresses at our own origins; a host is never taken from anywhere else. */
const addressIn = (url: string, sites: readonly Site[]): Address | null => {
  const parsed = url.length > longestUrl ? null : URL.parse(url);
  const owner = parsed && sites.find(({ origin }) => origin === parsed.origin);
  return owner ? { host: owner.domain, path: parsed.pathname, query: parsed.search.slice(1) } : null;
};

const pixels = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : anyWidth);

const isArticle = ({ outcome, route }: Verdict): boolean =>
  outcome === 'page' && route !== null && isArticleRoute(route.name);

interface OpenedArticle {
  readonly page: Page;
  readonly article: PublishedArticle<LinkedArticle>;
}

const shown = (page: Page): Result<OpenedArticle, Refusal> => {
  const content = articleOn(page);
  const article = content && publicArticle(content.article, page.frame.renderedAt);
  return article === null ? err(noArticle) : ok({ page, article });
};

/**
 * Tells other sites how to show an article of ours (oEmbed 1.0): 404 for anything else, 501 for a format that is
 * neither JSON nor XML.
 */
export const createOembed = ({ judge, openPage, sites, headers, makeCurrent }: OembedNeeds) => {
  const openHeaders = [...headers, 'x-robots-tag', 'noindex', 'access-control-allow-origin', '*'];

  const openArticle = async (url: string): Promise<Result<OpenedArticle, Refusal>> => {
    const address = addressIn(url, sites);
    const verdict = address && judge(address);
    if (!address || !verdict?.site || !verdict.route || !isArticle(verdict)) return err(noArticle);
    const opened = await openPage({ site: verdict.site.site, route: verdict.route, query: address.query }, anonymous);
    return opened
      .mapErr((instead) => (instead.kind === 'unavailable' ? unanswered(instead) : noArticle))
      .andThen(shown);
  };

  const answerTo = async (query: string): Promise<Result<StoredBody, Refusal>> => {
    const format = formats.get(firstValue(query, 'format') || 'json');
    if (format === undefined) return err(noFormat);
    const [maxWidth, maxHeight] = [pixels(firstValue(query, 'maxwidth')), pixels(firstValue(query, 'maxheight'))];
    const opened = await openArticle(firstValue(query, 'url') ?? '');
    return opened.map(({ page, article }) =>
      textBody(format.write(oembedOf(page, article, maxWidth, maxHeight)), format.type, caching, openHeaders),
    );
  };

  const overtaken = err<StoredBody, Refusal>(unanswered());

  const answerNow = async (page: string, query: string): Promise<Result<StoredBody, Refusal>> =>
    (await makeCurrent({ page, load: () => answerTo(query), make: (answer) => answer })) ?? overtaken;

  return async (request: IncomingMessage, response: ServerResponse, { path, query }: Address): Promise<boolean> => {
    (await answerNow(path, query)).match(
      (body) => sendBody(request, response, body),
      (refusal) => refuse(request, response, headers, refusal),
    );
    return true;
  };
};

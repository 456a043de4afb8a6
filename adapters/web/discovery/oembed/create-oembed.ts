import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageName } from '#adapters/changes/page-name.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import { publicArticle, type PublishedArticle } from '#core/editorial/articles/visible-article.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import type { JudgeAddress, Verdict } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { admitAnswer } from '../../page-cache/admit-answer.ts';
import type { AdmitWork, WorkPermit } from '../../requests/admit-work.ts';
import type { Answer, KeepAnswers } from '../../page-cache/kept-answers.ts';
import { cacheControl } from '../../responses/lifetime.ts';
import { textBody } from '../../responses/cached-page.ts';
import { type Refusal, refuse } from '../../responses/refuse.ts';
import { sendAnswer } from '../../page-cache/send-answer.ts';
import { status } from '../../responses/status.ts';
import type { PageRequest } from '#core/pages/page-request.ts';
import type { OpenPage } from '../../addresses/wanted-page.ts';
import { type Oembed, oembedOf, oembedXml } from './write-oembed.ts';

/** Seconds. */
const keptFor = 60;
const keptBytes = 2 * 1024 * 1024;
const maxUrlLength = 4096;
const anyWidth = 4096;
const caching = cacheControl({ fresh: 300, whileRevalidating: 300, ifError: 864_000 });

const formats: ReadonlyMap<string, { readonly type: string; readonly write: (answer: Oembed) => string }> = new Map([
  ['json', { type: 'application/json; charset=utf-8', write: JSON.stringify }],
  ['xml', { type: 'text/xml; charset=utf-8', write: oembedXml }],
]);

const noFormat: Refusal = { status: status.notImplemented, detail: 'format: must be json or xml' };
const noArticle: Refusal = { status: status.notFound, detail: 'url: is not an article of this site' };

export interface OembedNeeds {
  readonly judge: JudgeAddress;
  readonly openPage: OpenPage;
  readonly sites: readonly Site[];
  readonly headers: readonly string[];
  readonly keepAnswers: KeepAnswers;
  readonly admitWork: AdmitWork;
}

/** Only URLs of our own origins. */
const addressIn = (url: string, sites: readonly Site[]): Address | null => {
  const parsed = url.length > maxUrlLength ? null : URL.parse(url);
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

const shown = (page: Page): OpenedArticle | null => {
  const content = articleOn(page);
  const article = content && publicArticle(content.article, page.frame.renderedAt);
  return article === null ? null : { page, article };
};

/** oEmbed 1.0 for articles: 404 for other URLs, 501 for formats other than JSON and XML. */
export const createOembed = ({ judge, openPage, sites, headers, keepAnswers, admitWork }: OembedNeeds) => {
  const openHeaders = [...headers, 'x-robots-tag', 'noindex', 'access-control-allow-origin', '*'];
  const keep = keepAnswers({ kind: 'others', seconds: keptFor, maxBytes: keptBytes });

  const make = async (
    { site, route, query }: PageRequest,
    write: (opened: OpenedArticle) => string,
    type: string,
  ): Promise<Answer> => {
    const opened = await openPage({ site, route, query }, anonymous);
    return opened.match(
      (page): Answer => {
        const article = shown(page);
        return article === null
          ? { kind: 'missing' }
          : { kind: 'body', body: textBody(write(article), type, caching, openHeaders) };
      },
      (instead): Answer => (instead.kind === 'unavailable' ? instead : { kind: 'missing' }),
    );
  };

  const admitted = (permit: WorkPermit, work: () => Promise<Answer>): Promise<Answer> =>
    admitAnswer(permit, () => {
      permit.spend();
      return work();
    });

  const answerTo = async (request: IncomingMessage, query: string): Promise<Answer | Refusal> => {
    const format = formats.get(firstValue(query, 'format') || 'json');
    if (format === undefined) return noFormat;
    const address = addressIn(firstValue(query, 'url') ?? '', sites);
    const verdict = address && judge(address);
    if (!address || !verdict?.site || !verdict.route || !isArticle(verdict)) return noArticle;
    const { site } = verdict.site;
    const [maxWidth, maxHeight] = [pixels(firstValue(query, 'maxwidth')), pixels(firstValue(query, 'maxheight'))];
    const key = `${pageName(site.slug, address.path)}?${JSON.stringify([address.query, format.type, maxWidth, maxHeight])}`;
    const asked: PageRequest = { site, route: verdict.route, query: address.query };
    const write = ({ page, article }: OpenedArticle): string =>
      format.write(oembedOf(page, article, maxWidth, maxHeight));
    return keep(key, () => admitted(admitWork(request), () => make(asked, write, format.type)));
  };

  return async (request: IncomingMessage, response: ServerResponse, { query }: Address): Promise<boolean> => {
    const answer = await answerTo(request, query);
    if ('status' in answer) refuse(request, response, headers, answer);
    else if (!sendAnswer(request, response, headers, answer)) refuse(request, response, headers, noArticle);
    return true;
  };
};

import { meaningfulQuery } from '#core/pages/query-parameters.ts';
import { offered } from '#core/pages/offered.ts';
import { asciiPath, plainPath } from '#core/addresses/paths/path-text.ts';
import { readPage } from '#core/addresses/paths/read-page.ts';
import { type RouteMatch } from '#core/addresses/routes/route.ts';
import { routeNames } from '#core/pages/pages.ts';
import { familyAddress } from '#core/addresses/sites/family-address.ts';
import { previewGate } from '#core/readers/sessions/preview-gate.ts';
import { sitemapAt, sitemapFiles, sitemapPath } from '#core/discovery/sitemaps/sitemap-files.ts';
import { feedFormats, feedIn, formatOfFeed } from '#core/editorial/lists/feed-format.ts';
import { pageOfFeed } from '#core/editorial/lists/page-of-feed.ts';
import { absoluteLocation } from '../../addresses/describe-verdict.ts';
import { readAddress } from '../../addresses/read-address.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteIn } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, flag, inner, oneOf, orElse, query, text, whole } from '../rule/fields.ts';
import { isPageOf, routeAsItStands } from '../rule/route-as-it-stands.ts';

const paramsIn = (question: Fields): Readonly<Record<string, string>> => {
  const params = inner(question, 'params');
  return Object.fromEntries(Object.keys(params).map((name) => [name, text(params, name)]));
};

const matchIn = (question: Fields): RouteMatch => {
  const slug = orElse(text, question, 'slug', null);
  return {
    name: oneOf(question, 'route', routeNames),
    params: { ...paramsIn(question), ...(slug === null ? {} : { slug }) },
  };
};

const donationsIn = (question: Fields): '0' | '1' =>
  orElse((fields, name) => oneOf(fields, name, ['0', '1']), question, 'donations', '0');

export const addressRules: readonly AskRule[] = [
  {
    name: 'site',
    input: '{host, path}',
    answer: 'slug',
    decide: (question, { book }) => {
      const { path } = readAddress(text(question, 'path'), '');
      const { site, reason } = book.selectSite(text(question, 'host'), plainPath(asciiPath(path)));
      return { answer: site.slug, reason };
    },
  },
  {
    name: 'redirect',
    input: '{url}',
    answer: '{status, location} | null',
    decide: (question, { book, mainHost }) => {
      const address = readAddress(text(question, 'url'), mainHost);
      const { redirect, outcome } = book.judge(address);
      if (redirect === null) return { answer: null, reason: outcome };
      const { status, steps } = redirect;
      return {
        answer: { status, location: absoluteLocation(redirect, address.origin) },
        reason: steps.map(({ rule }) => rule).join(' '),
      };
    },
  },
  {
    name: 'route',
    input: '{url}',
    answer: '{name, params} | null',
    decide: (question, installation) => {
      const route = routeAsItStands(installation, text(question, 'url'));
      return plainly(route && { name: route.name, params: route.params });
    },
  },
  {
    name: 'offered',
    input: '{route, site, donations, slug?}',
    answer: 'boolean',
    decide: (question, installation) =>
      plainly(offered(matchIn(question), siteIn(question, installation).role, donationsIn(question))),
  },
  {
    name: 'link',
    input: '{route, params?, page?}',
    answer: 'path | null',
    decide: (question, { book }) => {
      const { name, params } = matchIn(question);
      return plainly(book.linkTo(name, params, orElse(whole, question, 'page', undefined)));
    },
  },
  {
    name: 'family-address',
    input: '{site, address}',
    answer: 'path | address',
    decide: (question, installation) =>
      plainly(familyAddress(installation.needs.sites, siteIn(question, installation), text(question, 'address'))),
  },
  {
    name: 'page-number',
    input: '{query}',
    answer: 'number | null',
    decide: (question) => plainly(readPage(query(question))),
  },
  {
    name: 'cache-query',
    input: '{url}',
    answer: 'text | null',
    decide: (question, installation) => {
      const url = text(question, 'url');
      const route = routeAsItStands(installation, url);
      return plainly(route && meaningfulQuery(route, readAddress(url, installation.mainHost).query));
    },
  },
  {
    name: 'sitemap-files',
    input: '{month, articles}',
    answer: '[path]',
    decide: (question) => {
      const articles = whole(question, 'articles', 0);
      if (articles > 50_000_000) throw new BadInput('at-most', 'articles', '50000000');
      return plainly(sitemapFiles([{ month: text(question, 'month'), articles, changedAt: 0 }]).map(sitemapPath));
    },
  },
  {
    name: 'sitemap-at',
    input: '{path}',
    answer: '{month, part} | null',
    decide: (question) => plainly(sitemapAt(text(question, 'path'))),
  },
  {
    name: 'feed-formats',
    input: '{path}',
    answer: '{format: path} | null',
    decide: (question) => {
      const path = text(question, 'path');
      return plainly(
        formatOfFeed(path) === null
          ? null
          : Object.fromEntries(feedFormats.map((format) => [format, feedIn(path, format)])),
      );
    },
  },
  {
    name: 'page-of-feed',
    input: '{path}',
    answer: 'path | null',
    decide: (question, { needs: { sites } }) => plainly(pageOfFeed(sites)(text(question, 'path'))),
  },
  {
    name: 'preview-gate',
    input: '{preview, loggedIn, path}',
    answer: '{go, to?, remember?}',
    decide: (question, installation) => {
      const path = text(question, 'path');
      if (!path.startsWith('/')) throw new BadInput('slash', 'path');
      return plainly(
        previewGate(
          { preview: flag(question, 'preview'), loggedIn: flag(question, 'loggedIn'), path },
          isPageOf(installation),
        ),
      );
    },
  },
];

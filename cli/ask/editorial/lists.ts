import type { PublishedCard } from '#core/editorial/articles/article.ts';
import { highlightBox } from '#core/editorial/lists/highlight-box.ts';
import { highlightIndex } from '#core/editorial/lists/highlight-index.ts';
import { highlightFilters, listFilter } from '#core/editorial/lists/list-filter.ts';
import { isHikingPage } from '#core/editorial/lists/hiking.ts';
import { listHeader } from '#core/pages/list/list-header.ts';
import { perPage } from '#core/pages/list/per-page.ts';
import { rssPath } from '#core/pages/list/rss-path.ts';
import { sectionTabs } from '#core/editorial/lists/section-tabs.ts';
import { sidebarBoxes } from '#core/editorial/lists/sidebar-boxes.ts';
import { withPartner } from '#core/editorial/lists/with-partner.ts';
import { type RouteMatch } from '#core/addresses/routes/route.ts';
import { routeNames } from '#core/pages/pages.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { readAddress } from '../../addresses/read-address.ts';
import type { Installation } from '../../installation/installation.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, ids, oneOf, orElse, text, whole } from '../rule/fields.ts';

const cards = (question: Fields, name: string): readonly { id: number }[] =>
  ids(question, name).map((id) => ({ id: id as number }));

const feedIn = (question: Fields): { readonly rss: string | null } => ({ rss: orElse(text, question, 'rss', null) });

const pageIn = (question: Fields, { book, mainHost }: Installation): { route: RouteMatch; site: Site } => {
  const { site, route } = book.judge(readAddress(text(question, 'url'), mainHost));
  if (site === null || route === null) throw new BadInput('no-page', 'url');
  return { route, site: site.site };
};

export const listRules: readonly AskRule[] = [
  {
    name: 'highlight-index',
    input: '{page?, items, count}',
    answer: 'index | null',
    decide: (question) =>
      plainly(
        highlightIndex({
          page: orElse((fields, name) => whole(fields, name, 1), question, 'page', undefined),
          items: whole(question, 'items'),
          count: whole(question, 'count'),
        }),
      ),
  },
  {
    name: 'highlight-box',
    input: '{route, listed: [id], highlights: [id]}',
    answer: '[id] | null',
    decide: (question) => {
      const box = highlightBox(
        oneOf(question, 'route', routeNames),
        cards(question, 'listed'),
        cards(question, 'highlights'),
      );
      return plainly(box && box.map(({ id }) => id));
    },
  },
  {
    name: 'per-page',
    input: '{route}',
    answer: 'number',
    decide: (question) => plainly(perPage(oneOf(question, 'route', routeNames))),
  },
  {
    name: 'list-filter',
    input: '{url}',
    answer: '{by, value} | null',
    decide: (question, installation) => {
      const { route, site } = pageIn(question, installation);
      return plainly(listFilter(route, site, installation.settings.supplements));
    },
  },
  {
    name: 'section-tabs',
    input: '{url}',
    answer: '[{label, path, filter}]',
    decide: (question, installation) => {
      const { route, site } = pageIn(question, installation);
      return plainly(sectionTabs(route, site));
    },
  },
  {
    name: 'sidebar-boxes',
    input: '{url}',
    answer: '{newest, follow, links, music, hikingNews}',
    decide: (question, installation) => plainly(sidebarBoxes(pageIn(question, installation).route)),
  },
  {
    name: 'hiking-page',
    input: '{url}',
    answer: 'true | false',
    decide: (question, installation) => {
      const { route, site } = pageIn(question, installation);
      return plainly(isHikingPage(route, site));
    },
  },
  {
    name: 'highlight-filters',
    input: '{url}',
    answer: '{superTagSlugs?, flags?, withoutTags?} | null',
    decide: (question, installation) => plainly(highlightFilters(pageIn(question, installation).route)),
  },
  {
    name: 'list-header',
    input: '{url, title?, description?, author?, rss?}',
    answer: '{kind, title, description, avatar, role, rss}',
    decide: (question, installation) => {
      const { route, site } = pageIn(question, installation);
      const name = orElse(text, question, 'author', null);
      const author = name === null ? null : { slug: '', name, title: '', avatar: null };
      return plainly(
        listHeader(
          route,
          site,
          {
            ...feedIn(question),
            title: orElse(text, question, 'title', ''),
            description: orElse(text, question, 'description', ''),
            author,
          },
          installation.settings.supplements,
        ),
      );
    },
  },
  {
    name: 'rss',
    input: '{url, rss?: as sent by upstream}',
    answer: 'path | null',
    decide: (question, installation) => {
      const { route, site } = pageIn(question, installation);
      return plainly(rssPath(route, site, feedIn(question)));
    },
  },
  {
    name: 'partner',
    input: '{items: [id], partner: id | null}',
    answer: '[id]',
    decide: (question) => {
      const [partner = null] = question['partner'] === null ? [] : cards({ partner: [question['partner']] }, 'partner');
      return plainly(
        withPartner(cards(question, 'items') as readonly PublishedCard[], partner as PublishedCard | null).map(
          ({ id }) => id,
        ),
      );
    },
  },
];

import type { Account } from '../moved/account.ts';
import type { MenuItem, MovedMenu, MovedNewspaper } from '../moved/moved-article.ts';
import type { Plan } from './plan.ts';

/** Each section here gets a block on the front; articles bring the others. The rest are limits of `init --empty`. */
const [maxSections, maxAuthors, maxItems] = [10, 10_000, 100];

const url = /^(?:\/(?!\/)|https:\/\/[^/])[^\s\\\p{Cc}]*$/u;

const ownElement = 'menu link';

/** Menus of the old site have names of its theme: the first one in the export is the main one. */
const places = ['main', 'sidebar'] as const;

/** A file for `init --empty --from`: sections, authors and menus, before the first article. */
export const newspaperText = (
  newspaper: MovedNewspaper,
  site: string,
  home: string,
  plan: Plan,
  account: Account,
): string => {
  const host = URL.parse(home)?.host;
  const itemsOf = ({ items, element = ownElement }: MovedMenu): readonly MenuItem[] =>
    items.flatMap(({ label, url: written }) => {
      const there = URL.parse(written, home || undefined);
      const path = there === null ? written : `${there.pathname}${there.search}`;
      const target = there === null || there.host === host ? (plan.newPath(path) ?? path) : written;
      if (plan.isEmptyList(target)) account.dropped(element, 'its list has no public article');
      else if (url.test(target)) return [{ label: label.slice(0, 150), url: target }];
      else account.dropped(element, 'not a path of the site or an https address');
      return [];
    });
  const menus = newspaper.menus.flatMap((menu) => {
    const items = itemsOf(menu);
    return items.length === 0 ? [] : [{ items, element: menu.element ?? ownElement }];
  });
  for (const [at, { items, element }] of menus.entries()) {
    const shown = at < places.length ? Math.min(items.length, maxItems) : 0;
    account.changed(element, 'in a menu of newspaper.json', shown);
    account.dropped(element, 'a further menu, or beyond its hundredth link', items.length - shown);
  }
  const authors = new Map(
    newspaper.authors.filter((author) => plan.isShown(author)).map((author) => [author.slug, plan.author(author)]),
  );
  const file = {
    sections: plan.largestSections(maxSections).map((section) => ({ site, ...section })),
    authors: [...authors.values()].slice(0, maxAuthors),
    menus: menus
      .slice(0, places.length)
      .map(({ items }, at) => ({ site, menu: places[at], items: items.slice(0, maxItems) })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};

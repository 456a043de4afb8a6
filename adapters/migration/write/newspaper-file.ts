import type { Account } from '../ledger/account.ts';
import type { MovedNewspaper } from '../moved-article.ts';
import type { Plan } from './plan.ts';

/** Limits of `init --empty --from` (docs/newsroom.md). Articles bring the sections beyond them. */
const [maxSections, maxAuthors, maxItems] = [200, 10_000, 100];

const url = /^(?:\/(?!\/)|https:\/\/[^/])[^\s\\\p{Cc}]*$/u;

/** A file for `init --empty --from`: sections, authors and the menu, before the first article. */
export const newspaperText = (
  newspaper: MovedNewspaper,
  site: string,
  home: string,
  plan: Plan,
  account: Account,
): string => {
  const host = URL.parse(home)?.host;
  const items = newspaper.menu.flatMap(({ label, url: written }) => {
    const there = URL.parse(written, home || undefined);
    const path = there === null ? written : `${there.pathname}${there.search}`;
    const isOwn = there === null || there.host === host;
    const target = isOwn ? (plan.newPath(path) ?? path) : written;
    if (url.test(target)) return [{ label: label.slice(0, 150), url: target }];
    account.dropped('menu link', 'not a path of the site or an https address');
    return [];
  });
  const sections = newspaper.sections.map((section) => ({ site, ...plan.section(section) }));
  const authors = [...new Map(newspaper.authors.map((author) => [author.slug, plan.author(author)])).values()];
  account.dropped('menu link', 'beyond the first hundred', Math.max(0, items.length - maxItems));
  const menus = items.length === 0 ? [] : [{ site, menu: 'main', items: items.slice(0, maxItems) }];
  return `${JSON.stringify({ sections: sections.slice(0, maxSections), authors: authors.slice(0, maxAuthors), menus }, null, 2)}\n`;
};

import type { Account } from '../moved/account.ts';
import { absolute, isOfUnknownHome } from './absolute.ts';
import { attributeOf, elementsIn, setAttribute, type TreeParent } from './tree.ts';

export interface LinkNeeds {
  readonly account: Account;
  readonly base: string;
  readonly home: string;
  readonly newPath: (old: string) => string | undefined;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** Links within the old site lead to the moved article or list; the rest of the old site is reached by its path. */
export const moveLinks = (root: TreeParent, { account, base, home, newPath }: LinkNeeds): void => {
  const own = withoutWww(URL.parse(home)?.host ?? '');
  for (const link of elementsIn(root, 'a')) {
    const written = attributeOf(link, 'href');
    if (written === '') continue;
    const url = URL.parse(absolute(written, base));
    if (written.startsWith('#') || url === null) {
      account.kept('link');
      continue;
    }
    const moved = withoutWww(url.host) === own ? newPath(`${url.pathname}${url.search}`) : undefined;
    if (moved === undefined) {
      setAttribute(link, 'href', isOfUnknownHome(url.href) ? `${url.pathname}${url.search}${url.hash}` : url.href);
      account.kept('link');
    } else {
      setAttribute(link, 'href', `${moved}${url.hash}`);
      account.changed('link', 'the new address');
    }
  }
};

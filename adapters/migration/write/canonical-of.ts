import { absolute, isOfUnknownHome, unknownHome } from '../body/absolute.ts';
import type { MovedArticle } from '../moved/moved-article.ts';

const element = 'canonical address';

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/**
 * The address of the first publication on another site; null for none. An address of the old site would name a page that
 * will be gone.
 */
export const canonicalOf = ({ canonical = '', account }: MovedArticle, base: string, home: string): string | null => {
  if (canonical.trim() === '') return null;
  const url = URL.parse(absolute(canonical, base));
  if (url === null || url.username !== '' || url.href.length > 2_000) {
    account.dropped(element, 'not a web address');
    return null;
  }
  if (isOfUnknownHome(url.href) || withoutWww(url.host) === withoutWww(URL.parse(home)?.host ?? '')) {
    account.changed(element, 'of the old site: the page names its own address');
    return null;
  }
  if (home === '' || home === unknownHome) {
    account.dropped(element, 'it may be of the old site, whose address is not known; --home names it');
    return null;
  }
  account.kept(element);
  return url.href;
};

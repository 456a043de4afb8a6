import { isObject } from '../moved/parsed-object.ts';
import type { AskSite } from './ask-site.ts';

export type FoundSite =
  /** `api` ends where a path such as `/wp/v2/posts` follows. */
  { readonly kind: 'wordpress'; readonly api: string } | { readonly kind: 'ghost'; readonly api: string };

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** Null where neither system answers. Without permalinks, WordPress has no `/wp-json/`. */
export const findSite = async (address: string, ask: AskSite): Promise<FoundSite | null> => {
  const home = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const asking = { isProbe: true, attempts: 2 };
  for (const api of [`${home}/wp-json`, `${home}/?rest_route=`]) {
    const { body } = await ask(`${api}/`, asking);
    if (isObject(body) && Array.isArray(body['namespaces']) && body['namespaces'].includes('wp/v2'))
      return { kind: 'wordpress', api };
  }
  const api = `${home}/ghost/api`;
  const { body } = await ask(`${api}/admin/site/`, asking);
  return isObject(body) && isObject(body['site']) ? { kind: 'ghost', api } : null;
};

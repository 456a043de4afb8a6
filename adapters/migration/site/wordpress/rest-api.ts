import { isObject, type JsonObject } from '../../moved/parsed-object.ts';
import { type AskSite, messageOf, type SiteAnswer } from '../ask-site.ts';
import { SiteFault } from '../site-fault.ts';

export type Query = Readonly<Record<string, string | number>>;

export interface RestApi {
  readonly get: (path: string, query: Query, options?: { readonly attempts?: number }) => Promise<SiteAnswer>;
  /** Throws where the site refuses. */
  readonly object: (path: string, query?: Query) => Promise<JsonObject>;
  readonly list: (
    path: string,
    query: Query,
    options?: { readonly attempts?: number },
  ) => Promise<{ readonly rows: readonly JsonObject[]; readonly total: number; readonly pages: number }>;
}

export const pageSize = 100;

/** `key` is `user:application password`; null asks as a reader. */
export const restApi = (api: string, key: string | null, ask: AskSite): RestApi => {
  const headers: Readonly<Record<string, string>> =
    key === null ? {} : { authorization: `Basic ${Buffer.from(key).toString('base64')}` };
  const urlOf = (path: string, query: Query): string => {
    const url = new URL(`${api}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  };
  const get: RestApi['get'] = (path, query, options = {}) => ask(urlOf(path, query), { headers, ...options });
  const refuse = (path: string, query: Query, why: string): never => {
    throw new SiteFault(`${urlOf(path, query)}: ${why}`);
  };
  return {
    get,
    object: async (path, query = {}) => {
      const answer = await get(path, query);
      if (answer.status !== 200 || !isObject(answer.body)) return refuse(path, query, messageOf(answer));
      return answer.body;
    },
    list: async (path, query, options) => {
      const answer = await get(path, query, options);
      const { status, headers: given, body } = answer;
      if (status !== 200) return refuse(path, query, messageOf(answer));
      if (!Array.isArray(body) || !body.every(isObject)) return refuse(path, query, 'the answer is no list');
      const [total, pages] = [Number(given['x-wp-total']), Number(given['x-wp-totalpages'])];
      if (!Number.isInteger(total) || !Number.isInteger(pages))
        return refuse(path, query, 'the answer has no X-WP-Total: something between removes headers');
      return { rows: body, total, pages };
    },
  };
};

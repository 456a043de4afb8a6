import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

export interface RestSite {
  readonly url: string;
  /** Paths of the requests, without the query; with `*` after those with credentials. */
  readonly asked: string[];
  readonly lists: Record<string, Row[]>;
  /** Answers instead of the site where it returns true. The count is that of all requests. */
  intercept: (count: number, request: http.IncomingMessage, response: http.ServerResponse) => boolean;
  readonly end: () => Promise<void>;
}

const type = (name: string, base: string) => ({ [name]: { rest_base: base, rest_namespace: 'wp/v2' } });

/** A few lists of the API of WordPress, with its paging. */
export const openRestSite = async (): Promise<RestSite> => {
  const asked: string[] = [];
  const lists: Record<string, Row[]> = { posts: [], media: [], users: [], categories: [], comments: [], blocks: [] };
  const site = {
    url: '',
    asked,
    lists,
    intercept: (): boolean => false,
    end: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  } as { -readonly [Key in keyof RestSite]: RestSite[Key] };
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const isEditor = request.headers.authorization !== undefined;
    asked.push(`${url.pathname}${isEditor ? '*' : ''}`);
    if (site.intercept(asked.length, request, response)) return;
    const send = (body: unknown, status = 200, headers: http.OutgoingHttpHeaders = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    const path = url.pathname.replace('/wp-json', '');
    if (path === '/') return send({ namespaces: ['wp/v2'], home: site.url });
    if (path === '/wp/v2/users/me') return send({ capabilities: { edit_others_posts: true } });
    if (path === '/wp/v2/types') return send({ ...type('post', 'posts'), ...type('wp_block', 'blocks') });
    if (path === '/wp/v2/taxonomies') return send(type('category', 'categories'));
    const [, name = '', id] = /^\/wp\/v2\/([\w-]+)(?:\/(\d+))?$/.exec(path) ?? [];
    const rows = lists[name];
    if (rows === undefined) return send({ code: 'rest_no_route' }, 404);
    if (id !== undefined) {
      const row = rows.find((one) => one.id === Number(id));
      return row === undefined ? send({ code: 'rest_post_invalid_id' }, 404) : send(row);
    }
    const include = url.searchParams.get('include')?.split(',').map(Number);
    const shown = rows.filter((row) => include === undefined || include.includes(row.id));
    const [size, page] = [Number(url.searchParams.get('per_page')), Number(url.searchParams.get('page') ?? '1')];
    send(shown.slice((page - 1) * size, page * size), 200, {
      'x-wp-total': shown.length,
      'x-wp-totalpages': Math.ceil(shown.length / size),
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
};

/** As an editor gets it, with the text that a stranger gets beside it. */
export const postOf = (id: number, more: Readonly<Record<string, unknown>> = {}): Row => ({
  id,
  type: 'post',
  status: 'publish',
  slug: `cikk-${id}`,
  link: `http://site/2026/01/02/cikk-${id}/`,
  date_gmt: '2026-01-02T08:00:00',
  modified_gmt: '2026-01-02T08:00:00',
  author: 0,
  featured_media: 0,
  sticky: false,
  categories: [],
  title: { raw: `Cím ${id}`, rendered: `Cím ${id}` },
  content: { raw: `<p>A(z) ${id}. cikk szövege.</p>`, rendered: `<p>A(z) ${id}. cikk szövege.</p>` },
  excerpt: { raw: '', rendered: '' },
  ...more,
});

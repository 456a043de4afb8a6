import { pagePath, payloadAddress } from '../../window/payload-address.ts';
import type { KeptArticle } from './saved-message.ts';
import { sayingOf } from './saying-of.ts';

const cacheName = 'saved';
const titles = '/saved-articles.json';

const open = () => caches.open(cacheName);

const maxPages = 20;

const pagesOf = ({ path, pages }: KeptArticle): string[] =>
  Array.from({ length: Math.min(pages, maxPages) }, (_, index) => (index === 0 ? path : `${path}?oldal=${index + 1}`));

const addressesOf = (article: KeptArticle): string[] => {
  const { path } = article;
  return pagesOf(article).flatMap((page) => [page, payloadAddress(path, page.slice(path.length))]);
};

/** Requests without cookies, to store public pages only. */
const keep = async (cache: Cache, address: string): Promise<void> => {
  const answer = await fetch(address, { credentials: 'omit' });
  if (sayingOf(answer) === 'changed') await cache.put(address, answer);
};

/** Removed on the server, which invalidates every copy (R43). */
export const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

const dropArticle = async (cache: Cache, path: string): Promise<void> => {
  const known = (await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length));
  const own = known.filter((address) => [path, payloadAddress(path)].includes(address.split('?')[0] ?? ''));
  await Promise.all(own.map((address) => cache.delete(address)));
};

const renew = async (cache: Cache, page: string): Promise<boolean> => {
  const etag = (await cache.match(page))?.headers.get('etag');
  if (!etag) return false;
  const answer = await fetch(page, { credentials: 'omit', cache: 'no-store', headers: { 'if-none-match': etag } });
  if (isGone(answer)) return true;
  if (sayingOf(answer) !== 'changed') return false;
  const [path = '', query] = page.split('?');
  await cache.put(page, answer);
  await keep(cache, payloadAddress(path, query === undefined ? '' : `?${query}`));
  return false;
};

export const renewSaved = async (articles: readonly KeptArticle[]): Promise<void> => {
  const cache = await open();
  for (const article of articles) {
    for (const page of pagesOf(article)) {
      if (!(await renew(cache, page).catch(() => false))) continue;
      if (page === article.path) await dropArticle(cache, article.path);
      else await cache.delete(page);
    }
  }
};

export const dropSaved = async (url: string): Promise<boolean> => {
  const cache = await open();
  const path = pagePath(new URL(url).pathname);
  if (new URL(url).searchParams.has('oldal') || !(await cache.match(path))) return false;
  await dropArticle(cache, path);
  return true;
};

export const savedHere = async (): Promise<readonly KeptArticle[]> => {
  const cache = await open();
  const told = (await (await cache.match(titles))?.json()) as readonly KeptArticle[] | undefined;
  const copies = await Promise.all(
    (told ?? []).map(async (article) => ((await cache.match(article.path)) ? [article] : [])),
  );
  return copies.flat();
};

export const takeSaved = async (articles: readonly KeptArticle[]): Promise<void> => {
  const cache = await open();
  const wanted = new Set(articles.flatMap(addressesOf));
  const known = new Set((await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length)));
  for (const address of known) if (address !== titles && !wanted.has(address)) await cache.delete(address);
  const list = new Response(JSON.stringify(articles), { headers: { 'content-type': 'application/json' } });
  // Without free space the old list stays, and its articles are still revalidated.
  await cache.put(titles, list).catch(() => undefined);
  for (const address of wanted) if (!known.has(address)) await keep(cache, address).catch(() => undefined);
};

export const savedDocuments = async (articles: readonly KeptArticle[]): Promise<readonly (readonly string[])[]> => {
  const cache = await open();
  const text = async (page: string): Promise<string> => (await (await cache.match(page))?.text()) ?? '';
  return Promise.all(articles.map((article) => Promise.all(pagesOf(article).map(text))));
};

export const savedCopy = async (url: string): Promise<Response | undefined> => {
  const { pathname, searchParams } = new URL(url);
  const page = searchParams.get('oldal');
  return (await open()).match(page === null || page === '1' ? pathname : `${pathname}?oldal=${page}`);
};

import { articlesOnFront, mainPart } from '#core/app-shell/kept-front/articles-on-front.ts';
import { isDue, maxKept } from '#core/app-shell/kept-front/bounds.ts';
import { secondNow } from '../../window/now.ts';
import { pagePath } from '../../window/payload-address.ts';
import { type FrontNote, frontPathOf, isFrontCache, readNote, writeNote } from './front-note.ts';
import {
  askAboutPage,
  documentAt,
  dropOtherPictures,
  dropPage,
  fetchPictures,
  type FrontShelf,
  openShelf,
} from './front-shelf.ts';
import { alikeOf, type Cut, picturesIn, plainOf } from './picture-cuts.ts';
import { picturesOf } from './saved-pictures.ts';

export interface KeptFront {
  readonly path: string;
  readonly cache: Cache;
  readonly note: FrontNote;
}

export const keptFronts = async (): Promise<readonly KeptFront[]> => {
  const fronts: KeptFront[] = [];
  for (const name of (await caches.keys()).filter(isFrontCache)) {
    const cache = await caches.open(name);
    const note = await readNote(cache);
    if (note !== null) fronts.push({ path: frontPathOf(name), cache, note });
  }
  return fronts;
};

const picturesShown = async (
  shelf: FrontShelf,
  path: string,
  { articles, density }: FrontNote,
): Promise<ReadonlyMap<string, string>> => {
  const { ofFront, illustratedArticles, ofArticle } = maxKept.pictures;
  const wanted = new Map<string, string>();
  const add = (cuts: readonly Cut[], max: number): void => {
    let left = max;
    for (const { plain, address } of cuts) {
      if (left === 0) return;
      if (alikeOf(plain).some((name) => wanted.has(name))) continue;
      wanted.set(plain, address);
      left -= 1;
    }
  };
  add(picturesIn(mainPart(await documentAt(shelf, path)), density), ofFront);
  for (const article of articles.slice(0, illustratedArticles))
    add(picturesOf(await documentAt(shelf, article), density), ofArticle);
  return wanted;
};

/** Revalidates the front and its articles. Removes deleted articles, and a front that still links to them (R43). */
const askAbout = async (shelf: FrontShelf, path: string, note: FrontNote): Promise<FrontNote> => {
  const before = await askAboutPage(shelf, path);
  const gone: string[] = [];
  const namesGone = async (): Promise<boolean> => {
    const html = await documentAt(shelf, path);
    return gone.some((article) => html.includes(`"${article}"`));
  };
  for (const article of note.articles) {
    if ((await askAboutPage(shelf, article)) !== 'gone') continue;
    gone.push(article);
    if (await namesGone()) await dropPage(shelf, path);
  }
  const isDropped = before !== 'gone' && !shelf.sizes.has(path);
  const saying = isDropped ? await askAboutPage(shelf, path) : before;
  if (isDropped && (await namesGone())) await dropPage(shelf, path);
  const articles = note.articles.filter((article) => !gone.includes(article));
  if (!shelf.sizes.has(path)) {
    for (const article of articles) await dropPage(shelf, article);
    return { ...note, keptAt: null, filledAt: null, articles: [] };
  }
  return { ...note, keptAt: saying === 'nothing' ? note.keptAt : secondNow(), articles };
};

const takeArticles = async (shelf: FrontShelf, path: string, note: FrontNote): Promise<FrontNote> => {
  const linked = articlesOnFront(await documentAt(shelf, path));
  for (const article of note.articles) if (!linked.includes(article)) await dropPage(shelf, article);
  for (const article of linked) if (!shelf.sizes.has(article)) await askAboutPage(shelf, article);
  return { ...note, filledAt: secondNow(), articles: linked.filter((article) => shelf.sizes.has(article)) };
};

/**
 * `fill` also loads missing articles and pictures. If the cache was deleted during the run, the writes are lost too.
 */
export const renewFront = async ({ path, cache, note }: KeptFront, fill: boolean): Promise<void> => {
  const shelf = await openShelf(cache);
  const known = await askAbout(shelf, path, note);
  const filled = fill && known.keptAt !== null ? await takeArticles(shelf, path, known) : known;
  const shown = await picturesShown(shelf, path, filled);
  await dropOtherPictures(shelf, new Set(shown.keys()));
  await writeNote(cache, filled);
  if (fill && note.density > 0) await fetchPictures(shelf, shown);
};

export const isToBeFilled = ({ path, note }: KeptFront, opened: string): boolean =>
  (note.keptAt === null || path === opened) && isDue(note.filledAt, secondNow());

export interface FrontCopy {
  readonly copy: Response;
  readonly keptAt: number | null;
}

export const frontCopy = async (url: string): Promise<FrontCopy | undefined> => {
  const { pathname, searchParams } = new URL(url);
  if ((searchParams.get('oldal') ?? '1') !== '1') return undefined;
  for (const { path, cache, note } of await keptFronts()) {
    if (pathname !== path && !note.articles.includes(pagePath(pathname))) continue;
    const copy = await cache.match(pathname);
    if (copy) return { copy, keptAt: pathname === path ? note.keptAt : null };
  }
  return undefined;
};

/** Returns the front's data only to its own stored page. Navigation from other pages loads the document. */
export const frontData = async (url: string, from: string): Promise<Response | undefined> => {
  const { pathname } = new URL(url);
  const path = pagePath(pathname);
  const front = (await keptFronts()).find((one) => one.path === path);
  if (front === undefined) return (await frontCopy(url))?.copy;
  return from !== '' && new URL(from).pathname === path ? front.cache.match(pathname) : undefined;
};

export const frontPicture = async (url: string): Promise<Response | undefined> => {
  for (const { cache } of await keptFronts())
    for (const name of alikeOf(plainOf(url))) {
      const picture = await cache.match(name);
      if (picture) return picture;
    }
  return undefined;
};

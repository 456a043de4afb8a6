import { alikeOf, type Cut, fetchPicture, picturesIn, plainOf, sizeOf } from './picture-cuts.ts';

/**
 * The pictures of saved articles. A picture is kept in one cut, under the address of its plain variant, whatever
 * density is asked for later.
 */

const cacheName = 'saved-pictures';
/** What they may take up together, and how many of them an article may have. */
const most = { bytes: 40 * 1024 * 1024, ofArticle: 40 };

const open = () => caches.open(cacheName);

/**
 * The pictures of a kept page that belong to its article, in their order; those of teasers and boxes beside it do
 * not.
 */
export const picturesOf = (html: string, density: number): readonly Cut[] => {
  const [, article = ''] = /<article[\s>](.*)<\/article>/s.exec(html) ?? [];
  return picturesIn(article, density);
};

const wantedOf = (articles: readonly (readonly string[])[], density: number): ReadonlyMap<string, string> =>
  new Map(
    articles
      .flatMap((pages) => pages.flatMap((html) => picturesOf(html, density)).slice(0, most.ofArticle))
      .map(({ plain, address }) => [plain, address]),
  );

/**
 * Makes the kept pictures those of the articles that are saved now, each told by the documents of its pages, the one
 * saved last first. Once all of
 * them would take up too much, those of older ones are not kept. With a density of 0, as on a connection that is to
 * be spared, none is fetched.
 */
export const takePictures = async (articles: readonly (readonly string[])[], density: number): Promise<void> => {
  const cache = await open();
  const wanted = wantedOf(articles, density);
  for (const { url } of await cache.keys())
    if (!wanted.has(url) && !wanted.has(url.slice(new URL(url).origin.length))) await cache.delete(url);
  let bytes = 0;
  for (const [plain, address] of wanted) {
    const kept = await cache.match(plain);
    const picture = kept ?? (density > 0 && bytes < most.bytes ? await fetchPicture(address) : null);
    if (!picture) continue;
    const size = sizeOf(picture);
    if (bytes + size > most.bytes) {
      if (kept) await cache.delete(plain);
      continue;
    }
    bytes += size;
    if (!kept) await cache.put(plain, picture);
  }
};

/** The kept copy of a picture in whatever density or width; undefined without one. */
export const savedPicture = async (url: string): Promise<Response | undefined> => {
  const cache = await open();
  for (const name of alikeOf(plainOf(url))) {
    const picture = await cache.match(name);
    if (picture) return picture;
  }
  return undefined;
};

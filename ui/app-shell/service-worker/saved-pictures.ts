import { alikeOf, type Cut, fetchPicture, picturesIn, plainOf, sizeOf } from './picture-cuts.ts';

/** Each picture is stored once, under the URL of its plain variant. */

const cacheName = 'saved-pictures';
const max = { bytes: 40 * 1024 * 1024, ofArticle: 40 };

const open = () => caches.open(cacheName);

export const picturesOf = (html: string, density: number): readonly Cut[] => {
  const [, article = ''] = /<article[\s>](.*)<\/article>/s.exec(html) ?? [];
  return picturesIn(article, density);
};

const wantedOf = (articles: readonly (readonly string[])[], density: number): ReadonlyMap<string, string> =>
  new Map(
    articles
      .flatMap((pages) => pages.flatMap((html) => picturesOf(html, density)).slice(0, max.ofArticle))
      .map(({ plain, address }) => [plain, address]),
  );

/** Newest article first; older ones lose their pictures when the limit is reached. Density 0 downloads nothing. */
export const takePictures = async (articles: readonly (readonly string[])[], density: number): Promise<void> => {
  const cache = await open();
  const wanted = wantedOf(articles, density);
  for (const { url } of await cache.keys())
    if (!wanted.has(url) && !wanted.has(url.slice(new URL(url).origin.length))) await cache.delete(url);
  let bytes = 0;
  for (const [plain, address] of wanted) {
    const kept = await cache.match(plain);
    const picture = kept ?? (density > 0 && bytes < max.bytes ? await fetchPicture(address) : null);
    if (!picture) continue;
    const size = sizeOf(picture);
    if (bytes + size > max.bytes) {
      if (kept) await cache.delete(plain);
      continue;
    }
    bytes += size;
    if (!kept) await cache.put(plain, picture);
  }
};

export const savedPicture = async (url: string): Promise<Response | undefined> => {
  const cache = await open();
  for (const name of alikeOf(plainOf(url))) {
    const picture = await cache.match(name);
    if (picture) return picture;
  }
  return undefined;
};

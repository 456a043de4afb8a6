/**
 * The pictures of saved articles. A picture is kept in one cut, under the address of its plain variant, whatever
 * density is asked for later.
 */

const cacheName = 'saved-pictures';
/** What they may take up together, and how many of them an article may have. */
const most = { bytes: 40 * 1024 * 1024, ofArticle: 40, density: 2 };

interface Cut {
  /** Address of the plain variant. */
  readonly plain: string;
  /** The variant that is fetched. */
  readonly address: string;
}

const open = () => caches.open(cacheName);

/** `…/kep_wide:2x.jpg` → `…/kep_wide.jpg` (spec §3.12). */
const plainOf = (address: string): string => address.replace(/:[\d.]+x(?=\.[^./]*$|$)/, '');

/** The plain variants of a picture that show the same part of it, the one asked for first. */
const alikeOf = (plain: string): readonly string[] =>
  /_(?:thumb|card|half|wide)(?=\.[^./]*$|$)/.test(plain)
    ? [plain, ...['card', 'half', 'wide'].map((size) => plain.replace(/_[a-z]+(?=\.[^./]*$|$)/, `_${size}`))]
    : [plain];

const written = (attribute: string): string => attribute.replaceAll('&amp;', '&');

/** How wide a picture in pixels is that a screen of density 1 shows beside a text. */
const besideText = 400;

/** The cut for a screen of this density: the smallest that is as dense, or as wide, and none denser than twice. */
const cutFor = (srcset: string, density: number): string | null => {
  const cuts = srcset
    .split(', ')
    .flatMap((one) => {
      const [, address = '', number = '', unit] = /^\s*(\S+) ([\d.]+)([xw])$/.exec(one) ?? [];
      return address === '' ? [] : [{ address, times: Number(number) / (unit === 'w' ? besideText : 1) }];
    })
    .toSorted((one, other) => one.times - other.times);
  const wanted = Math.min(density, most.density);
  return (cuts.find(({ times }) => times >= wanted) ?? cuts.at(-1))?.address ?? null;
};

/**
 * The pictures of a kept page that belong to its article, in their order; those of teasers and boxes beside it do
 * not.
 */
export const picturesOf = (html: string, density: number): readonly Cut[] => {
  const [, article = ''] = /<article[\s>](.*)<\/article>/s.exec(html) ?? [];
  const tags = article.match(/<img\s[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const address = cutFor(written(/\ssrcset="([^"]*)"/i.exec(tag)?.[1] ?? ''), density);
    return address === null ? [] : [{ plain: plainOf(address), address }];
  });
};

const sizeOf = (answer: Response): number => Number(answer.headers.get('content-length') ?? 0);

/** Fetches a picture that anybody may see, with its size written down; null when it does not come. */
const fetched = async (address: string): Promise<Response | null> => {
  const answer = await fetch(address, { credentials: 'omit', headers: { accept: 'image/webp,*/*' } }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !type.startsWith('image/')) return null;
  const picture = await answer.blob();
  return new Response(picture, { headers: { 'content-type': type, 'content-length': String(picture.size) } });
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
    const picture = kept ?? (density > 0 && bytes < most.bytes ? await fetched(address) : null);
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

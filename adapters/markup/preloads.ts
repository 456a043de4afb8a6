import { attributesOf, type Props } from './hosts.ts';

/** React has so many pictures loaded before the scripts, and those that ask for it. */
const mostFirst = 10;

const isData = (address: unknown): boolean => typeof address === 'string' && /^data:/i.test(address);
const isNoAddress = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== 'string';

/** The properties of a link that loads a picture, under the name by which React knows that picture again. */
const preloadOf = (picture: Props): { readonly key: string; readonly link: Props } | null => {
  const { src, srcSet, sizes, crossOrigin, integrity, type, fetchPriority, referrerPolicy } = picture;
  if ((!src && !srcSet) || isNoAddress(src) || isNoAddress(srcSet) || isData(src) || isData(srcSet)) return null;
  if (fetchPriority === 'low') return null;
  const imageSizes = typeof sizes === 'string' ? sizes : undefined;
  return {
    key: srcSet ? `${srcSet as string}\n${imageSizes ?? ''}` : (src as string),
    link: {
      rel: 'preload',
      as: 'image',
      href: srcSet ? undefined : src,
      imageSrcSet: srcSet,
      imageSizes,
      crossOrigin: typeof crossOrigin !== 'string' || crossOrigin === 'use-credentials' ? crossOrigin : '',
      integrity,
      type,
      fetchPriority,
      referrerPolicy,
    },
  };
};

/** What loads the pictures of a page before a browser comes to them: first of all, and after the scripts. */
export const preloadsOf = (pictures: readonly Props[]): readonly [first: string, later: string] => {
  const [first, later] = [new Map<string, string>(), new Map<string, string>()];
  for (const picture of pictures) {
    const preload = preloadOf(picture);
    if (preload === null || first.has(preload.key)) continue;
    const { key, link } = preload;
    const markup = later.get(key) ?? `<link${attributesOf('link', link)}/>`;
    if (picture.fetchPriority !== 'high' && first.size >= mostFirst) {
      later.set(key, markup);
      continue;
    }
    later.delete(key);
    first.set(key, markup);
  }
  return [[...first.values()].join(''), [...later.values()].join('')];
};

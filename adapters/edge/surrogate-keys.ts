import { hash } from 'node:crypto';

/** Keys of kinds of responses. Slugs and addresses have keys of six characters. */
export const keyOf = {
  /** Every page and text. */
  every: 'p',
  /** Pages that list articles. */
  list: 'l',
  /** Feeds, sitemaps and other texts. */
  text: 't',
  /** Pictures and sounds of articles. */
  file: 'f',
  /** Pages with too many slugs. Each purge of a slug includes it. */
  many: 'm',
} as const;

/** Bounds the header to about two kilobytes: proxies reserve little for a response's headers. */
export const maxKeys = 240;

const hashed = (text: string): string => hash('sha1', text, 'base64url').slice(0, 6);

export const slugKey = (slug: string): string => hashed(slug);

/** `name` is the site and path of adapters/changes/page-name.ts. */
export const pageKey = (name: string): string => hashed(name);

/** A quoted path, with or without an origin, in HTML or JSON. */
const quotedPath = /"(?:https?:\/\/[^"/\\]*)?(\/[^"?#\\<>\s]*)/g;
const isFile = (path: string): boolean => /^\/(?:uploads|assets|icons|sportkep)\//.test(path);
const isNumber = (word: string): boolean => /^\d*$/.test(word);

const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
};

/** Every word of every path: it may be a slug. The data of a page has the address of each card on it. */
export const wordsOfPaths = (texts: readonly Uint8Array[]): ReadonlySet<string> => {
  const paths = new Set<string>();
  for (const text of texts)
    for (const [, path = ''] of Buffer.from(text.buffer, text.byteOffset, text.byteLength)
      .toString()
      .matchAll(quotedPath))
      if (!isFile(path)) paths.add(path);
  const words = new Set<string>();
  for (const path of paths) for (const word of path.split('/')) if (!isNumber(word)) words.add(decoded(word));
  return words;
};

export interface KeyedPage {
  readonly name: string;
  readonly isList: boolean;
  readonly texts: readonly Uint8Array[];
}

export const keysOfPage = ({ name, isList, texts }: KeyedPage): readonly string[] => {
  const own = [keyOf.every, ...(isList ? [keyOf.list] : []), pageKey(name)];
  const slugs = [...new Set([...wordsOfPaths(texts)].map(slugKey))].filter((key) => !own.includes(key));
  return [...own, ...(own.length + slugs.length > maxKeys ? [keyOf.many] : slugs)];
};

export const keysOf = { text: [keyOf.every, keyOf.text], file: [keyOf.file] } as const;

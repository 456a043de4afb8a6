import { isFields } from '#core/json/is-fields.ts';
import { jsonIn } from '../../window/json-in.ts';

export interface SavedArticle {
  readonly path: string;
  readonly title: string;
  readonly pages: number;
  /** Unix seconds. */
  readonly at: number;
}

/** `path` and `page` must come first in the JSON: a script in the head matches that text. */
export interface HalfRead {
  readonly path: string;
  /** 1-based. */
  readonly page: number;
  /** 0-based, among the paragraphs of that page. */
  readonly paragraph: number;
  readonly title: string;
  /** Unix seconds. */
  readonly at: number;
}

/** Stored in this browser only. Newest first. */
export interface Reading {
  readonly saved: readonly SavedArticle[];
  readonly half: readonly HalfRead[];
}

const version = 1;
const max = { saved: 100, half: 50 };
/** Seconds. */
const keptFor = 30 * 86_400;
const maxTitleLength = 300;

export const nothingRead: Reading = { saved: [], half: [] };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isPage = (value: unknown): value is number => isCount(value) && value >= 1;
const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxTitleLength;

/** A local path: rejects `//host` and `/\host`, which browsers load from another host. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/[^/\\\s?#][^\\\s?#]*$/.test(value);

const savedIn = (value: unknown): SavedArticle[] => {
  if (!isFields(value)) return [];
  const { path, title, pages, at } = value;
  return isPath(path) && isTitle(title) && isPage(pages) && isCount(at) ? [{ path, title, pages, at }] : [];
};

const halfIn =
  (now: number) =>
  (value: unknown): HalfRead[] => {
    if (!isFields(value)) return [];
    const { path, page, paragraph, title, at } = value;
    const isKnown = isPath(path) && isPage(page) && isCount(paragraph) && isTitle(title) && isCount(at);
    return isKnown && at > now - keptFor ? [{ path, page, paragraph, title, at }] : [];
  };

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const onceEach = <Entry extends { readonly path: string }>(entries: readonly Entry[], count: number): Entry[] =>
  entries.filter(({ path }, index) => entries.findIndex((other) => other.path === path) === index).slice(0, count);

/** Skips invalid entries and positions older than 30 days. `now` is in unix seconds. */
export const parseReading = (text: string | null, now: number): Reading => {
  const kept = text === null ? null : jsonIn(text);
  if (!isFields(kept) || kept['version'] !== version) return nothingRead;
  return {
    saved: onceEach(listed(kept['saved']).flatMap(savedIn), max.saved),
    half: onceEach(listed(kept['half']).flatMap(halfIn(now)), max.half),
  };
};

export const readingText = ({ saved, half }: Reading): string =>
  JSON.stringify({
    version,
    saved,
    half: half.map(({ path, page, paragraph, title, at }) => ({ path, page, paragraph, title, at })),
  });

const without = <Entry extends { readonly path: string }>(entries: readonly Entry[], path: string): Entry[] =>
  entries.filter((entry) => entry.path !== path);

const shortened = <Entry extends { readonly title: string }>(entry: Entry): Entry => ({
  ...entry,
  title: entry.title.slice(0, maxTitleLength),
});

export const withSaved = ({ saved, half }: Reading, article: SavedArticle): Reading => ({
  saved: [shortened(article), ...without(saved, article.path)].slice(0, max.saved),
  half,
});

export const withoutSaved = ({ saved, half }: Reading, path: string): Reading => ({
  saved: without(saved, path),
  half,
});

/** Keeps the furthest position: scrolling back does not overwrite it. */
export const withPlace = ({ saved, half }: Reading, place: HalfRead): Reading => {
  const known = half.find(({ path }) => path === place.path);
  const furthest =
    known && (known.page > place.page || (known.page === place.page && known.paragraph > place.paragraph))
      ? { ...known, at: place.at }
      : place;
  return { saved, half: [shortened(furthest), ...without(half, place.path)].slice(0, max.half) };
};

export const withoutPlace = ({ saved, half }: Reading, path: string): Reading => ({ saved, half: without(half, path) });

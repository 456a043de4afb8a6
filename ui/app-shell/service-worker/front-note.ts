/**
 * A front is kept for readers who asked for it, in a cache of its own; a note in it says so, without which nothing is
 * ever put there. Page and worker share it, so that to delete the cache is to forget everything at once.
 */
export interface FrontNote {
  /** Of the screen, for the cut of its pictures; 0 when none are to be fetched. */
  readonly density: number;
  /** When the server last said that the front is as it is kept, in unix seconds; null while none is kept. */
  readonly keptAt: number | null;
  /** When its articles and pictures were last fetched. */
  readonly filledAt: number | null;
  /** The articles that are kept with it. */
  readonly articles: readonly string[];
}

/** What a page tells the worker: that the front at this path was asked for just now. */
export interface FrontMessage {
  readonly kind: 'front';
  readonly path: string;
}

/** No page of ours has this address. */
export const noteAddress = '/kept-front.json';

const prefix = 'front:';

/** By the path of the front, which names its site on this host. */
export const frontCacheOf = (path: string): string => prefix + path;

export const isFrontCache = (name: string): boolean => name.startsWith(prefix);
export const frontPathOf = (name: string): string => name.slice(prefix.length);

export const writeNote = (cache: Cache, note: FrontNote): Promise<void> =>
  cache.put(noteAddress, new Response(JSON.stringify(note), { headers: { 'content-type': 'application/json' } }));

/** Null where nobody has asked, or does not any more. */
export const readNote = async (cache: Cache): Promise<FrontNote | null> =>
  ((await (await cache.match(noteAddress))?.json()) as FrontNote | undefined) ?? null;

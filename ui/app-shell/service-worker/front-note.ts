/** Each stored front has its own cache; nothing is stored without this note. Deleting the cache deletes everything. */
export interface FrontNote {
  /** Screen density, for picture variants; 0 to store no pictures. */
  readonly density: number;
  /** Unix seconds of the last confirmation by the server; null before the first copy. */
  readonly keptAt: number | null;
  /** Unix seconds. */
  readonly filledAt: number | null;
  readonly articles: readonly string[];
}

export interface FrontMessage {
  readonly kind: 'front';
  readonly path: string;
}

export const noteAddress = '/kept-front.json';

const prefix = 'front:';

export const frontCacheOf = (path: string): string => prefix + path;

export const isFrontCache = (name: string): boolean => name.startsWith(prefix);
export const frontPathOf = (name: string): string => name.slice(prefix.length);

export const writeNote = (cache: Cache, note: FrontNote): Promise<void> =>
  cache.put(noteAddress, new Response(JSON.stringify(note), { headers: { 'content-type': 'application/json' } }));

export const readNote = async (cache: Cache): Promise<FrontNote | null> =>
  ((await (await cache.match(noteAddress))?.json()) as FrontNote | undefined) ?? null;

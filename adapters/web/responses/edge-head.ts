import { keysOf } from '#adapters/edge/surrogate-keys.ts';
import type { Lifetime } from './lifetime.ts';

export interface EdgeHeadSettings {
  readonly EDGE_TAGS?: 'Cache-Tag' | 'Surrogate-Key' | 'xkey' | undefined;
  readonly EDGE_SECONDS?: number | undefined;
  readonly EDGE_SECONDS_HEADER: 'Cache-Control' | 'Surrogate-Control' | 'CDN-Cache-Control';
}

export interface SharedHead {
  readonly lifetime: Lifetime;
  /** The `Cache-Control` for browsers. */
  readonly caching: string;
  readonly keys: () => readonly string[];
}

/** Headers of a response that is the same for everyone. Other responses never get them. */
export interface EdgeHead {
  page(shared: SharedHead): { readonly caching: string; readonly more: readonly string[] };
  /** Adds the key of texts such as feeds, or of pictures. */
  of(kind: 'text' | 'file', headers: readonly string[]): readonly string[];
}

export const noEdgeHead: EdgeHead = {
  page: ({ caching }) => ({ caching, more: [] }),
  of: (_, headers) => headers,
};

/** Headers that only the edge may use. A page with a notice leaves them out (set-notices.ts). */
export const isForEdge = (name: string): boolean => name === 'surrogate-control' || name === 'cdn-cache-control';

const inCacheControl = (caching: string, seconds: number): string =>
  caching.replace(/^(public, max-age=\d+)/, `$1, s-maxage=${seconds}`);

/**
 * The edge holds a page no longer than a node holds it fresh: that time ends at scheduled publications, and is short for
 * what changes without edits. After errors it may hold it as long as a node, because it receives purges.
 */
export const createEdgeHead = ({ EDGE_TAGS, EDGE_SECONDS, EDGE_SECONDS_HEADER }: EdgeHeadSettings): EdgeHead => {
  const tags = (keys: readonly string[]): readonly string[] =>
    EDGE_TAGS === undefined ? [] : [EDGE_TAGS.toLowerCase(), keys.join(EDGE_TAGS === 'Cache-Tag' ? ',' : ' ')];
  const held = ({ lifetime, caching }: SharedHead): { readonly caching: string; readonly more: readonly string[] } => {
    if (EDGE_SECONDS === undefined) return { caching, more: [] };
    const seconds = Math.min(EDGE_SECONDS, Math.floor(lifetime.fresh));
    if (EDGE_SECONDS_HEADER === 'Cache-Control') return { caching: inCacheControl(caching, seconds), more: [] };
    const stale = `stale-while-revalidate=${Math.floor(lifetime.whileRevalidating)}, stale-if-error=${Math.floor(lifetime.ifError)}`;
    return { caching, more: [EDGE_SECONDS_HEADER.toLowerCase(), `max-age=${seconds}, ${stale}`] };
  };
  return {
    page: (shared) => {
      const { caching, more } = held(shared);
      return { caching, more: EDGE_TAGS === undefined ? more : [...more, ...tags(shared.keys())] };
    },
    of: (kind, headers) => [...headers, ...tags(keysOf[kind])],
  };
};

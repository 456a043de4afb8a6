export interface NamedPage {
  readonly site: string;
  readonly path: string;
}

export interface Change {
  /** `removed`: no longer public; `purged`: content unchanged, cache entries must be re-rendered. */
  readonly kind: 'removed' | 'edited' | 'purged';
  readonly slugs: readonly string[];
  readonly pages: readonly NamedPage[];
  readonly all: boolean;
}

/** Limits per change; larger edits become several changes. */
const [maxSlugs, maxPages] = [500, 100];

const inParts = <T>(all: readonly T[], max: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / max) }, (_, at) => all.slice(at * max, (at + 1) * max));
const named = (kind: 'removed' | 'edited', slugs: readonly string[]): readonly Change[] =>
  inParts([...new Set(slugs)], maxSlugs).map((part) => ({ kind, slugs: part, pages: [], all: false }));

export const removed = (slugs: readonly string[]): readonly Change[] => named('removed', slugs);
export const edited = (slugs: readonly string[]): readonly Change[] => named('edited', slugs);
export const everything: Change = { kind: 'edited', slugs: [], pages: [], all: true };
export const purged = (pages: readonly NamedPage[] | null): readonly Change[] =>
  pages === null
    ? [{ kind: 'purged', slugs: [], pages: [], all: true }]
    : inParts(pages, maxPages).map((part) => ({ kind: 'purged', slugs: [], pages: part, all: false }));

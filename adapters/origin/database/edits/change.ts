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
const [mostSlugs, mostPages] = [500, 100];

const inParts = <T>(all: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
const named = (kind: 'removed' | 'edited', slugs: readonly string[]): readonly Change[] =>
  inParts([...new Set(slugs)], mostSlugs).map((part) => ({ kind, slugs: part, pages: [], all: false }));

export const removed = (slugs: readonly string[]): readonly Change[] => named('removed', slugs);
export const edited = (slugs: readonly string[]): readonly Change[] => named('edited', slugs);
export const everything: Change = { kind: 'edited', slugs: [], pages: [], all: true };
export const purged = (pages: readonly NamedPage[] | null): readonly Change[] =>
  pages === null
    ? [{ kind: 'purged', slugs: [], pages: [], all: true }]
    : inParts(pages, mostPages).map((part) => ({ kind: 'purged', slugs: [], pages: part, all: false }));

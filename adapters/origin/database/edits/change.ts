/** The address of a copy that is to be made anew. */
export interface NamedPage {
  /** Slug of the site. */
  readonly site: string;
  readonly path: string;
}

/** What an edit concerned; never any text. */
export interface Change {
  /** `removed`: nobody may read it any more; `purged`: nothing was edited, copies are to be made anew. */
  readonly kind: 'removed' | 'edited' | 'purged';
  /** Of articles and of posts of live blogs. */
  readonly slugs: readonly string[];
  readonly pages: readonly NamedPage[];
  /** Whatever there is may have changed. */
  readonly all: boolean;
}

/** In one change: a removal of thousands is told in several. */
const [mostSlugs, mostPages] = [500, 100];

const inParts = <T>(all: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
const named = (kind: 'removed' | 'edited', slugs: readonly string[]): readonly Change[] =>
  inParts([...new Set(slugs)], mostSlugs).map((part) => ({ kind, slugs: part, pages: [], all: false }));

export const removed = (slugs: readonly string[]): readonly Change[] => named('removed', slugs);
export const edited = (slugs: readonly string[]): readonly Change[] => named('edited', slugs);
export const everything: Change = { kind: 'edited', slugs: [], pages: [], all: true };
/** Null: every page. */
export const purged = (pages: readonly NamedPage[] | null): readonly Change[] =>
  pages === null
    ? [{ kind: 'purged', slugs: [], pages: [], all: true }]
    : inParts(pages, mostPages).map((part) => ({ kind: 'purged', slugs: [], pages: part, all: false }));

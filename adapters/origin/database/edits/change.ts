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

/** Slugs in one change: a removal of thousands is told in several. */
const mostSlugs = 500;

const named = (kind: 'removed' | 'edited', slugs: readonly string[]): readonly Change[] => {
  const unique = [...new Set(slugs)];
  return Array.from({ length: Math.ceil(unique.length / mostSlugs) }, (_, at) => ({ kind, slugs: unique.slice(at * mostSlugs, (at + 1) * mostSlugs), pages: [], all: false }));
};

export const removed = (slugs: readonly string[]): readonly Change[] => named('removed', slugs);
export const edited = (slugs: readonly string[]): readonly Change[] => named('edited', slugs);
export const everything: Change = { kind: 'edited', slugs: [], pages: [], all: true };
/** Null: every page. */
export const purged = (pages: readonly NamedPage[] | null): Change => ({ kind: 'purged', slugs: [], pages: pages ?? [], all: pages === null });

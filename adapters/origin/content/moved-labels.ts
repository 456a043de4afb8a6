import { sql } from 'kysely';
import type { Database } from '../database/connection/open-database.ts';
import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';

/** Resolves slugs of renamed and merged labels; a slug that never moved is returned unchanged. */
export interface MovedLabels {
  readonly slugOfNow: (kind: LabelKind, site: string, slug: string) => string;
  readonly isMoved: (kind: LabelKind, site: string, slug: string) => boolean;
  readonly all: () => readonly MovedSlug[];
}

interface MovedSlug {
  readonly kind: LabelKind;
  /** Empty for authors and tags. */
  readonly site: string;
  readonly slug: string;
  /** The slug of now. */
  readonly target: string;
}

const keyOf = (kind: LabelKind, site: string, slug: string): string =>
  `${kind} ${kind === 'section' ? site : ''} ${slug}`;

/** `site` is a role; only sections belong to one. */
export const readMovedLabels = async (db: Database): Promise<MovedLabels> => {
  const { rows } = await sql<MovedSlug>`
    select m.kind, m.site, m.slug, l.slug as target from moved_labels m join (
      select 'author' as kind, id, slug from authors union all select 'section', id, slug from super_tags union all select 'tag', id, slug from tags) l
    on l.kind = m.kind and l.id = m.label_id`.execute(db);
  const moved = new Map(rows.map(({ kind, site, slug, target }) => [keyOf(kind, site, slug), target]));
  return {
    slugOfNow: (kind, site, slug) => moved.get(keyOf(kind, site, slug)) ?? slug,
    isMoved: (kind, site, slug) => moved.has(keyOf(kind, site, slug)),
    all: () => rows,
  };
};

import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';
import { CommandFailure } from '../context/command-failure.ts';
import { labelTables } from './label-kinds.ts';

export interface LabelPlace {
  readonly kind: LabelKind;
  /** A role; null for authors and tags. */
  readonly site: string | null;
}

export interface Label {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

const ofSite = ({ kind, site }: LabelPlace) => (kind === 'section' ? sql`and site = ${site}` : sql``);

/** Throws a `CommandFailure` for an unknown label. */
export const findLabel = async (all: Database, place: LabelPlace, slug: string): Promise<Label> => {
  const { rows } = await sql<Label>`select id, slug, name from ${sql.table(labelTables[place.kind].table)}
    where slug = ${slug} ${ofSite(place)} for update`.execute(all);
  const [found] = rows;
  if (found === undefined) throw new CommandFailure('no-label', slug);
  return found;
};

/** Whether a label has the slug, or another label had it: its address is taken. */
export const isTaken = async (all: Database, place: LabelPlace, slug: string, but: number): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select
    exists (select from ${sql.table(labelTables[place.kind].table)} where slug = ${slug} ${ofSite(place)}) or
    exists (select from moved_labels where kind = ${place.kind} and site = ${place.site ?? ''} and slug = ${slug} and label_id <> ${but}) as taken`.execute(
    all,
  );
  return rows[0]?.taken === true;
};

export const countArticles = async (all: Database, { kind }: LabelPlace, id: number): Promise<number> => {
  const { join, column } = labelTables[kind];
  const { rows } = await sql<{
    articles: number;
  }>`select count(*)::int as articles from ${sql.table(join)} j join articles a on a.id = j.article_id
    where j.${sql.ref(column)} = ${id} and a.parent_id is null`.execute(all);
  return rows[0]?.articles ?? 0;
};

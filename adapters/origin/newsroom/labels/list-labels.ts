import { sql } from 'kysely';
import type { ListedLabel } from '#adapters/newsroom-contract/labels.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { LabelPlace } from './find-label.ts';
import { labelTables } from './label-kinds.ts';

/** `site` null lists all sections. */
export const listLabels = async (
  { db }: Newsroom,
  { kind, site }: LabelPlace,
): Promise<{ readonly labels: readonly ListedLabel[] }> => {
  const { table, join, column } = labelTables[kind];
  const bySite = kind === 'section';
  const label = sql.ref(column);
  const { rows } = await sql<ListedLabel>`
    select ${bySite ? sql`l.site` : sql`null`} as site, l.slug, l.name, coalesce(c.articles, 0) as articles,
      array(select m.slug from moved_labels m where m.kind = ${kind} and m.label_id = l.id order by m.moved_at, m.slug) as before
    from ${sql.table(table)} l left join (
      select j.${label} as id, count(*)::int as articles from ${sql.table(join)} j join articles a on a.id = j.article_id where a.parent_id is null group by 1) c on c.id = l.id
    ${bySite && site !== null ? sql`where l.site = ${site}` : sql``} order by 1 nulls first, l.slug`.execute(db);
  return { labels: rows };
};

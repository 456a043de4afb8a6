import { sql } from 'kysely';
import { foldAccents } from '../../text-search/fold-accents.ts';
import { askPlanned } from '../../database/connection/prepared.ts';
import type { SiteTable } from '../../database/schema/schema.ts';
import type { ApiContext } from '../context/api-context.ts';
import { standsOn } from './list-index-keys.ts';

export interface Typed {
  readonly text: string;
  readonly site: SiteTable;
  readonly chosen: readonly (readonly string[])[];
}

type Kind = 'superTags' | 'tags' | 'authors';

interface Label {
  readonly kind: Kind;
  readonly name: string;
  readonly folded: string;
  readonly listIndexes: readonly string[];
}

export interface CountedLabel extends Label {
  readonly count: number;
}

const maxOfAKind = 5;

const pattern = (text: string): string => foldAccents(text).replace(/[\\%_]/g, '\\$&');

const labelsLike = async ({ db }: ApiContext, { text, site: { role } }: Typed): Promise<readonly Label[]> => {
  const like = pattern(text);
  const begins = sql`(name_folded like ${`${like}%`} or name_folded like ${`% ${like}%`})`;
  const own = role === 'main' ? sql`site <> 'sister'` : sql`site = ${role}`;
  const asked = sql<Label>`
    select kind, name, min(name_folded) as folded, array_agg(shelf order by shelf) as "listIndexes" from (
      select 'superTags' as kind, name, name_folded, 'mstag:' || site || '/' || slug as shelf from super_tags where ${own} and ${begins}
      union all select 'tags', name, name_folded, 'tag:' || slug || ${`@${role}`} from tags where ${begins}
      union all select 'authors', name, name_folded, 'author:' || slug || ${`@${role}`} from authors where ${begins}) t
    group by kind, name`;
  return askPlanned(db, asked);
};

const countArticles = async (
  { db, now }: ApiContext,
  labels: readonly Label[],
  { chosen }: Typed,
): Promise<ReadonlyMap<Label, number>> => {
  if (labels.length === 0) return new Map();
  const out = sql.join([sql`l.pub_date <= ${now()}`, ...chosen.map(standsOn)], sql` and `);
  const listIndexOf = (label: Label, at: number) =>
    label.listIndexes.map((shelf) => ({ at, shelf, alone: label.listIndexes.length === 1 }));
  const each = labels.flatMap(listIndexOf);
  const table = (alone: boolean) => {
    const some = each.filter((one) => one.alone === alone);
    return sql`unnest(${some.map(({ at }) => at)}::int[], ${some.map(({ shelf }) => shelf)}::text[]) t (at, shelf)`;
  };
  const asked = sql<{ at: number; count: number }>`
    select t.at, (select count(*) from shelf_items l where l.shelf = t.shelf and ${out}) as count from ${table(true)}
    union all select t.at, count(distinct l.article_id) from ${table(false)} join shelf_items l on l.shelf = t.shelf where ${out} group by t.at`;
  const counts = new Map((await askPlanned(db, asked)).map(({ at, count }) => [at, count]));
  return new Map(labels.map((label, at) => [label, counts.get(at) ?? 0]));
};

/** Labels with a word that starts with the text, with article counts. Uncached counts are loaded in one query. */
export const fullestLabels = async (
  context: ApiContext,
  typed: Typed,
): Promise<Readonly<Record<Kind, readonly CountedLabel[]>>> => {
  const labels = await labelsLike(context, typed);
  const unknown: Label[] = [];
  const counting = Promise.resolve().then(() => countArticles(context, unknown, typed));
  const count = (label: Label): Promise<number> =>
    context.count(JSON.stringify([label.listIndexes, typed.chosen]), async () => {
      unknown.push(label);
      return (await counting).get(label) ?? 0;
    });
  const counted = await Promise.all(labels.map(async (label) => ({ ...label, count: await count(label) })));
  const fullest = (kind: Kind): readonly CountedLabel[] =>
    counted
      .filter((label) => label.kind === kind && label.count > 0)
      .toSorted((one, other) => other.count - one.count || (one.folded < other.folded ? -1 : 1))
      .slice(0, maxOfAKind);
  return { superTags: fullest('superTags'), tags: fullest('tags'), authors: fullest('authors') };
};

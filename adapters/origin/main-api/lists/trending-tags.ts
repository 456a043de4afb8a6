import { sql } from 'kysely';
import type { SiteTable } from '../../database/schema/schema.ts';
import type { ApiContext } from '../context/api-context.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import { filledListIndexes } from './read-list-index.ts';

const day = 86_400;
const reach = 3 * day;
const maxTags = 6;
const maxArticles = 400;
const min = 1;

export interface Tag {
  readonly slug: string;
  readonly name: string;
}

export const onlyFilled = async (
  context: ApiContext,
  { role }: SiteTable,
  tags: readonly Tag[],
): Promise<readonly Tag[]> => {
  const listIndexOf = ({ slug }: Tag): string => listIndexName.tag(role, slug);
  const filled = await filledListIndexes(context, tags.map(listIndexOf));
  return tags.filter((tag) => filled.has(listIndexOf(tag)));
};

interface Bearing extends Tag {
  readonly id: number;
  readonly pubDate: number;
}

const bearing = ({ db, now }: ApiContext, { role }: SiteTable): Promise<readonly Bearing[]> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('articles')
        .select(['id', 'pub_date'])
        .where('pub_date', '>', now() - reach)
        .where(sql<boolean>`${role} = any(listed_in)`)
        .where(isPublic('articles', now()))
        .orderBy('pub_date', 'desc')
        .limit(maxArticles)
        .as('a'),
    )
    .innerJoin('article_tags as joined', 'joined.article_id', 'a.id')
    .innerJoin('tags', 'tags.id', 'joined.tag_id')
    .select(['a.id', 'a.pub_date as pubDate', 'tags.slug', 'tags.name'])
    .execute();

export const trendingTags = async (context: ApiContext, site: SiteTable): Promise<readonly Tag[]> => {
  const now = context.now();
  const scores = new Map<string, { readonly tag: Tag; readonly score: number }>();
  for (const { id, pubDate, slug, name } of await bearing(context, site)) {
    const worth = 0.5 ** ((now - pubDate) / day) * (1 + Math.log2(1 + context.reads.of(id)));
    scores.set(slug, { tag: { slug, name }, score: (scores.get(slug)?.score ?? 0) + worth });
  }
  const ranked = [...scores.values()]
    .filter(({ score }) => score > min)
    .toSorted((one, other) => other.score - one.score || (one.tag.slug < other.tag.slug ? -1 : 1))
    .map(({ tag }) => tag);
  return (await onlyFilled(context, site, ranked.slice(0, 3 * maxTags))).slice(0, maxTags);
};

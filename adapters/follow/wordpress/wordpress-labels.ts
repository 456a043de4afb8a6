import { z } from 'zod';
import { authorOf, sharedTermOf } from '#adapters/migration/site/wordpress/rest-records.ts';
import type { WxrShared } from '#adapters/migration/wxr/wxr-record.ts';
import { slugOf } from '#adapters/origin/content/slug-of.ts';
import type { DeskLabel, DeskLabelKind, LabelPage } from '../desk/desk.ts';
import { labelKey, type Followed } from '../state/followed.ts';
import { numberIn, pageSize, parse, type WordpressApi } from './wordpress-api.ts';
import { wireLabel } from './wordpress.wire.ts';

const paths: Readonly<Record<DeskLabelKind, string>> = { category: 'categories', tag: 'tags', author: 'users' };
const maxDepth = 10;

export const chunks = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / pageSize) }, (_, at) =>
    items.slice(at * pageSize, (at + 1) * pageSize),
  );

const labelOf =
  (kind: DeskLabelKind) =>
  ({ id, slug, name, parent }: z.output<typeof wireLabel>): DeskLabel =>
    kind === 'category'
      ? { kind, id, slug, name, parent }
      : { kind, id, slug: kind === 'author' ? slugOf(slug) || slugOf(name) || 'szerzo' : slug, name };

/** Categories, tags and authors: of the desk's lists, and those that a post names before its list is read. */
export const wordpressLabels = ({ get }: Pick<WordpressApi, 'get'>, { labels }: Pick<Followed, 'labels'>) => {
  const learn = async (kind: DeskLabelKind, ids: readonly string[], depth = 0): Promise<void> => {
    const unknown = [...new Set(ids)].filter((id) => !labels.has(labelKey(kind, id)));
    const parents: string[] = [];
    for (const include of chunks(unknown)) {
      const answer = await get(`/wp/v2/${paths[kind]}`, {
        _fields: 'id,slug,name,parent',
        include: include.join(','),
        per_page: pageSize,
      });
      // Some sites hide their authors.
      if (kind === 'author' && answer.status !== 200) return;
      for (const label of parse(z.array(wireLabel), answer).map(labelOf(kind))) {
        labels.set(labelKey(kind, label.id), label);
        if (label.parent) parents.push(label.parent);
      }
    }
    if (parents.length > 0 && depth < maxDepth) await learn(kind, parents, depth + 1);
  };
  const recordOf = (label: DeskLabel): WxrShared => {
    if (label.kind === 'author') return authorOf({ ...label });
    const parent = label.kind === 'category' ? labels.get(labelKey('category', label.parent ?? ''))?.slug : undefined;
    return sharedTermOf({ ...label }, label.kind === 'tag' ? 'post_tag' : 'category', parent ?? '');
  };

  return {
    learn,
    /** Of all known ones, as in an export. */
    records: (): readonly WxrShared[] => [...labels.values()].map(recordOf),
    named: (kind: DeskLabelKind, ids: readonly string[]): readonly DeskLabel[] =>
      ids.flatMap((id) => labels.get(labelKey(kind, id)) ?? []),
    page: async (kind: DeskLabelKind, page: number): Promise<LabelPage> => {
      const answer = await get(`/wp/v2/${paths[kind]}`, {
        _fields: 'id,slug,name,parent',
        per_page: pageSize,
        page,
        orderby: 'id',
      });
      if (kind === 'author' && answer.status !== 200) return { labels: [], pages: 1 };
      return {
        labels: parse(z.array(wireLabel), answer).map(labelOf(kind)),
        pages: numberIn(answer, 'x-wp-totalpages'),
      };
    },
  };
};

export type WordpressLabels = ReturnType<typeof wordpressLabels>;

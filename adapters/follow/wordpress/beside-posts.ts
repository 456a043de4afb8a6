import { isObject, type JsonObject, textAt } from '#adapters/migration/moved/parsed-object.ts';
import { attachmentOf, itemOf, mediaFields } from '#adapters/migration/site/wordpress/rest-records.ts';
import type { WxrItem } from '#adapters/migration/wxr/wxr-record.ts';
import { pageSize, parse, type Query, type WordpressApi } from './wordpress-api.ts';
import { chunks } from './wordpress-labels.ts';
import { wireRows } from './wordpress.wire.ts';

const mentioned = /\bwp-image-(\d+)\b|\bdata-id="(\d+)"|"gallery-\d+-(\d+)"|\b(?:ids|include)="([\d\s,]+)"/g;
const reused = /<!--\s*wp:block\s*\{[^}]*"ref"\s*:\s*(\d+)/g;
const maxDepth = 8;

const textOf = (row: JsonObject): string => textAt(row['content'], 'raw') || textAt(row['content'], 'rendered');

const namedIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, ...ids]) => ids.flatMap((id) => (id ?? '').split(/[\s,]+/).filter(Boolean)));

const listed = async (
  { get }: WordpressApi,
  path: string,
  by: 'include' | 'parent',
  ids: readonly string[],
  query: Query,
): Promise<readonly JsonObject[]> => {
  const rows: JsonObject[] = [];
  for (const some of chunks([...new Set(ids)]))
    rows.push(...parse(wireRows, await get(path, { ...query, [by]: some.join(','), per_page: pageSize })));
  return rows;
};

const noLookups = { author: () => '', term: () => undefined, termFields: [] };

/** Reusable blocks that texts contain, also within each other. */
const blocksOf = async (api: WordpressApi, texts: readonly string[], view: Query): Promise<readonly JsonObject[]> => {
  const found = new Map<string, JsonObject>();
  let within = texts;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const ids = within.flatMap((text) => namedIn(text, reused)).filter((id) => !found.has(id));
    const rows = await listed(api, '/wp/v2/blocks', 'include', ids, view);
    for (const row of rows) found.set(textAt(row, 'id'), row);
    if (rows.length === 0) break;
    within = rows.map(textOf);
  }
  return [...found.values()];
};

/** Pictures and reusable blocks that the texts of posts name by number, as records of an export. */
export const besidePosts = async (
  api: WordpressApi,
  posts: readonly JsonObject[],
  view: Query,
): Promise<readonly WxrItem[]> => {
  const isWritten = posts.some((post) => isObject(post['content']) && 'raw' in post['content']);
  const blocks = isWritten ? await blocksOf(api, posts.map(textOf), view) : [];
  const texts = [...posts, ...blocks].map(textOf);
  const ids = [
    ...posts.map((post) => textAt(post, 'featured_media')),
    ...texts.flatMap((text) => namedIn(text, mentioned)),
  ];
  // A gallery without numbers shows the pictures that were uploaded to its post.
  const parents = posts.filter((post) => textOf(post).includes('[gallery')).map((post) => textAt(post, 'id'));
  const fields = { ...view, _fields: mediaFields };
  const media = [
    ...(await listed(
      api,
      '/wp/v2/media',
      'include',
      ids.filter((id) => !/^0?$/.test(id)),
      fields,
    )),
    ...(await listed(api, '/wp/v2/media', 'parent', parents, fields)),
  ];
  return [...media.map(attachmentOf), ...blocks.map((block) => itemOf(block, noLookups))];
};

import type { GhostRow } from '../../ghost/read-ghost.ts';
import { isObject, type JsonObject, textAt } from '../../moved/parsed-object.ts';
import type { SourceLine } from '../source-file.ts';

const line = (key: string, table: string, row: JsonObject): SourceLine => [key, { table, row } satisfies GhostRow];

const ofPost = [
  'id',
  'type',
  'title',
  'slug',
  'status',
  'visibility',
  'featured',
  'html',
  'lexical',
  'mobiledoc',
  'feature_image',
  'custom_excerpt',
  'published_at',
  'updated_at',
  'codeinjection_head',
  'codeinjection_foot',
  'canonical_url',
  'access',
];
const ofMeta = ['feature_image_alt', 'feature_image_caption', 'meta_title', 'meta_description', 'og_description'];

const picked = (row: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]));

const objectsIn = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

export const tagLine = (tag: JsonObject): SourceLine =>
  line(`tag:${textAt(tag, 'id')}`, 'tags', picked(tag, ['id', 'name', 'slug', 'visibility']));

/** Addresses are not read. */
export const userLine = (user: JsonObject): SourceLine =>
  line(`user:${textAt(user, 'id')}`, 'users', picked(user, ['id', 'name', 'slug']));

/** A post of either API, as the rows of an export: both take the same way from here. */
export const postLines = (post: JsonObject, type: 'post' | 'page', isWhole: boolean): readonly SourceLine[] => {
  const id = textAt(post, 'id');
  const link = (table: string, key: string) => (one: JsonObject, order: number) =>
    line(`${table}:${id}:${textAt(one, 'id')}`, table, { post_id: id, [key]: textAt(one, 'id'), sort_order: order });
  const [tags, authors] = [objectsIn(post['tags']), objectsIn(post['authors'])];
  const meta = picked(post, ofMeta);
  return [
    ...tags.map(tagLine),
    ...authors.map(userLine),
    ...tags.map(link('posts_tags', 'tag_id')),
    ...authors.map(link('posts_authors', 'author_id')),
    ...(Object.values(meta).some((value) => value !== null && value !== '')
      ? [line(`posts_meta:${id}`, 'posts_meta', { ...meta, post_id: id })]
      : []),
    // The Content API lists what is published, without saying so.
    line(`posts:${id}`, 'posts', { ...picked(post, ofPost), type, ...(!isWhole && { status: 'published' }) }),
  ];
};

import { plainText } from '../../body/plain-text.ts';
import { isObject, type JsonObject, textAt } from '../../moved/parsed-object.ts';
import { renderedText } from './rendered-text.ts';
import type { WxrItem, WxrShared, WxrTerm } from '../../wxr/wxr-record.ts';

export interface RestTerm {
  readonly taxonomy: string;
  readonly slug: string;
  readonly name: string;
}

/** Records that a post names by number. */
export interface RestLookups {
  /** Slug of an author; empty for an unknown one. */
  readonly author: (id: string) => string;
  readonly term: (id: string) => RestTerm | undefined;
  /** Fields of a post that hold numbers of terms: `categories`, `tags` and those of other taxonomies. */
  readonly termFields: readonly string[];
}

/** Set where the answer to a stranger lacks a part of the text. Its name closes the article (closing-meta.ts). */
export const restrictedKey = 'restricted on the site';

/** WordPress gives the written text to editors alone, and what it made of it to everyone. */
const written = (post: JsonObject, field: string): string => {
  const value = post[field];
  return isObject(value) && 'raw' in value ? textAt(value, 'raw') : textAt(value, 'rendered');
};

const isRaw = (post: JsonObject, field: string): boolean => isObject(post[field]) && 'raw' in post[field];

/** Of an excerpt that WordPress has made, the end differs: it adds a mark or a link. */
const enoughLetters = 30;
const madeEnd = /\[(?:&hellip;|&#8230;|…|\.{3})\]\s*(?:<\/p>)?\s*$/;
const figures = /<figure\b[\s\S]*?<\/figure>/gi;

const letters = (html: string): string => plainText(html).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Of the author, not the beginning of the text that WordPress shows instead. */
const excerptOf = (post: JsonObject): string => {
  const excerpt = written(post, 'excerpt');
  if (isRaw(post, 'excerpt')) return excerpt;
  const beginning = letters(excerpt).slice(0, enoughLetters);
  const text = renderedText(written(post, 'content'));
  const isMade =
    madeEnd.test(excerpt) || [text, text.replaceAll(figures, '')].some((one) => letters(one).startsWith(beginning));
  return isMade ? '' : excerpt;
};

/** Kept as it is: the blocks and shortcodes are expanded already. */
const contentOf = (post: JsonObject): string => {
  const content = written(post, 'content');
  return isRaw(post, 'content') || content === ''
    ? content
    : `<!-- wp:html -->${renderedText(content)}<!-- /wp:html -->`;
};

const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined || value === false || value === 0
      ? ''
      : JSON.stringify(value);

/** Keys that a plugin shows in the API. Unset ones have an empty value there. */
const metaOf = (post: JsonObject): readonly (readonly [string, string])[] => {
  const meta = isObject(post['meta']) ? Object.entries(post['meta']) : [];
  const description = textAt(post['yoast_head_json'], 'description');
  return [
    ...meta.map(([key, value]) => [key, asText(value)] as const).filter(([, value]) => !/^(?:|\[\]|\{\})$/.test(value)),
    ...(description === '' ? [] : [['_yoast_wpseo_metadesc', description] as const]),
  ];
};

const termsOf = (post: JsonObject, { term, termFields }: RestLookups): readonly WxrTerm[] => {
  const ids = termFields.flatMap((field) => (Array.isArray(post[field]) ? (post[field] as readonly unknown[]) : []));
  const format = textAt(post, 'format');
  return [
    ...ids.flatMap((id) => {
      const found = term(String(id));
      return found === undefined ? [] : [{ domain: found.taxonomy, slug: found.slug, name: found.name }];
    }),
    ...(format === '' || format === 'standard'
      ? []
      : [{ domain: 'post_format', slug: `post-format-${format}`, name: format }]),
  ];
};

const isProtected = (post: JsonObject): boolean =>
  textAt(post, 'password') !== '' || (isObject(post['content']) && post['content']['protected'] === true);

const textFields = (post: JsonObject, pairs: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(pairs).map(([name, field]) => [name, textAt(post, field)]));

/** A post of the API, with the fields of an export: both take the same way from here. */
export const itemOf = (post: JsonObject, lookups: RestLookups, more: WxrItem['meta'] = []): WxrItem => {
  const picture = textAt(post, 'featured_media');
  const fields = new Map([
    ...textFields(post, {
      link: 'link',
      'wp:post_id': 'id',
      'wp:post_date': 'date',
      'wp:post_date_gmt': 'date_gmt',
      'wp:post_modified': 'modified',
      'wp:post_modified_gmt': 'modified_gmt',
      'wp:post_name': 'slug',
      'wp:status': 'status',
      'wp:post_type': 'type',
    }),
    ['title', written(post, 'title')],
    ['dc:creator', lookups.author(textAt(post, 'author'))],
    ['content:encoded', contentOf(post)],
    ['excerpt:encoded', excerptOf(post)],
    ['wp:is_sticky', post['sticky'] === true ? '1' : '0'],
    ['wp:post_password', isProtected(post) ? '*' : ''],
  ]);
  return {
    record: 'item',
    fields,
    terms: termsOf(post, lookups),
    meta: [
      ...(picture === '' || picture === '0' ? [] : [['_thumbnail_id', picture] as const]),
      ...metaOf(post),
      ...more,
    ],
    comments: 0,
  };
};

/** That `attachmentOf` reads. */
export const mediaFields = 'id,slug,link,title,caption,alt_text,source_url,post,date_gmt,status';

export const attachmentOf = (media: JsonObject): WxrItem => ({
  record: 'item',
  fields: new Map([
    ...textFields(media, {
      link: 'link',
      'wp:post_id': 'id',
      'wp:post_date_gmt': 'date_gmt',
      'wp:post_name': 'slug',
      'wp:status': 'status',
      'wp:post_parent': 'post',
      'wp:attachment_url': 'source_url',
    }),
    ['wp:post_type', 'attachment'],
    ['title', written(media, 'title')],
    ['excerpt:encoded', written(media, 'caption')],
  ]),
  terms: [],
  meta: [['_wp_attachment_image_alt', textAt(media, 'alt_text')] as const].filter(([, alt]) => alt !== ''),
  comments: 0,
});

export const menuItemOf = (item: JsonObject, menu: string): WxrItem => ({
  record: 'item',
  fields: new Map([
    ['wp:post_id', textAt(item, 'id')],
    ['wp:post_type', 'nav_menu_item'],
    ['wp:status', textAt(item, 'status')],
    ['title', written(item, 'title')],
  ]),
  terms: [{ domain: 'nav_menu', slug: menu, name: menu }],
  meta: [
    ['_menu_item_type', textAt(item, 'type')],
    ['_menu_item_menu_item_parent', textAt(item, 'parent')],
    ['_menu_item_object_id', textAt(item, 'object_id')],
    ['_menu_item_url', textAt(item, 'url')],
  ],
  comments: 0,
});

export const authorOf = (user: JsonObject): WxrShared => ({
  record: 'author',
  fields: textFields(user, { 'wp:author_id': 'id', 'wp:author_login': 'slug', 'wp:author_display_name': 'name' }),
  meta: 0,
});

export const sharedTermOf = (term: JsonObject, taxonomy: string, parent: string): WxrShared =>
  taxonomy === 'category'
    ? {
        record: 'category',
        fields: new Map([
          ...textFields(term, { 'wp:term_id': 'id', 'wp:category_nicename': 'slug', 'wp:cat_name': 'name' }),
          ['wp:category_parent', parent],
        ]),
        meta: 0,
      }
    : {
        record: 'term',
        fields: new Map([
          ...textFields(term, { 'wp:term_id': 'id', 'wp:term_slug': 'slug', 'wp:term_name': 'name' }),
          ['wp:term_taxonomy', taxonomy],
          ['wp:term_parent', parent],
        ]),
        meta: 0,
      };

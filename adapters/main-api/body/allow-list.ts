import type { Schema } from 'hast-util-sanitize';
import { keptTags, strippedTags } from './tag-names.ts';

/** The names in HTML of all attributes that anything below reads. */
export const readAttributes: ReadonlySet<string> = new Set([
  'id',
  'lang',
  'title',
  'href',
  'scope',
  'colspan',
  'rowspan',
  'start',
  'datetime',
  'src',
  'data',
  'alt',
  'data-type',
  'data-src',
  'data-url',
  'data-alt',
  'data-title',
  'data-by',
  'data-poster',
  'data-quiz-id',
]);

const dataProperties = ['dataType', 'dataSrc', 'dataUrl', 'dataAlt', 'dataTitle', 'dataBy', 'dataPoster', 'dataQuizId'];

/** What foreign HTML may bring (R28); complete in itself, so that no default of the library shines through. */
export const allowList: Schema = {
  tagNames: [...keptTags],
  strip: [...strippedTags],
  attributes: {
    '*': ['id', 'lang', 'title'],
    a: ['href'],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    ol: ['start'],
    time: ['dateTime'],
    img: ['src', 'alt'],
    iframe: ['src'],
    embed: ['src'],
    video: ['src'],
    audio: ['src'],
    object: ['data'],
    figure: dataProperties,
    div: dataProperties,
  },
  ancestors: {
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    figcaption: ['figure'],
    summary: ['details'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'], data: ['http', 'https'] },
  // An id of the article cannot be taken for one of the page.
  clobber: ['id'],
  clobberPrefix: 'content-',
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

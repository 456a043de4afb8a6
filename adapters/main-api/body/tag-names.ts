import { bodyTags, type BodyTag } from '#core/editorial/articles/body.ts';

/** Foreign names for what our list calls otherwise. */
export const renamedTags: Readonly<Record<string, BodyTag>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  var: 'i',
  dfn: 'i',
  rb: 'span',
  menu: 'ul',
};

/** Elements that stand for something to see or hear, with the property that says where it is. */
export const embedSources: Readonly<Record<string, 'src' | 'data'>> = {
  img: 'src',
  iframe: 'src',
  embed: 'src',
  video: 'src',
  audio: 'src',
  object: 'data',
};

/** Elements that only group; their content stays, as paragraphs. */
export const groupingTags: readonly string[] = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'center',
  'address',
  'nav',
  'hgroup',
  'search',
];

/** Elements whose content is no markup to a browser. */
export const rawTextTags: readonly string[] = [
  'script',
  'style',
  'noscript',
  'noembed',
  'noframes',
  'title',
  'textarea',
];

/** Elements whose content is not article text and goes with them. */
export const strippedTags: readonly string[] = [...rawTextTags, 'template', 'svg', 'math', 'select'];

/** What survives sanitising, some of it only to become something of ours. */
export const keptTags: readonly string[] = [
  ...bodyTags,
  ...Object.keys(renamedTags),
  ...Object.keys(embedSources),
  ...groupingTags,
  'source',
];

/** Elements that stand in a line of text. */
export const inlineTags: ReadonlySet<string> = new Set<BodyTag>([
  'cite',
  'strong',
  'em',
  'b',
  'i',
  's',
  'u',
  'sub',
  'sup',
  'code',
  'br',
  'a',
  'abbr',
  'q',
  'small',
  'mark',
  'time',
  'del',
  'ins',
  'bdi',
  'bdo',
  'ruby',
  'rt',
  'rp',
  'wbr',
  'span',
  'hidden-inline',
]);

/** Elements that hold a line of text and no block. */
export const lineTags: ReadonlySet<string> = new Set<string>([
  ...inlineTags,
  'p',
  'h2',
  'h3',
  'h4',
  'pre',
  'dt',
  'caption',
  'figcaption',
  'summary',
]);

/** Elements between whose children white space means nothing. */
export const structureTags: ReadonlySet<string> = new Set<BodyTag>([
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'blockquote',
  'aside',
  'figure',
]);

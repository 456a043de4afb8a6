import { bodyTags, type BodyTag } from '#core/editorial/articles/body.ts';

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

export const embedSources: Readonly<Record<string, 'src' | 'data'>> = {
  img: 'src',
  iframe: 'src',
  embed: 'src',
  video: 'src',
  audio: 'src',
  object: 'data',
};

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

export const rawTextTags: readonly string[] = [
  'script',
  'style',
  'noscript',
  'noembed',
  'noframes',
  'title',
  'textarea',
];

export const strippedTags: readonly string[] = [...rawTextTags, 'template', 'svg', 'math', 'select'];

export const keptTags: readonly string[] = [
  ...bodyTags,
  ...Object.keys(renamedTags),
  ...Object.keys(embedSources),
  ...groupingTags,
  'source',
];

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

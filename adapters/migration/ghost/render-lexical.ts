import { escapeHtml } from '../body/plain-text.ts';
import { isObject, type JsonObject, parsedObject, textAt } from '../moved/parsed-object.ts';
import { isCard, renderCard } from './render-card.ts';

const childrenOf = (node: JsonObject): readonly JsonObject[] =>
  Array.isArray(node['children']) ? node['children'].filter(isObject) : [];

/** Lexical, "TextFormatType": bits of `format`. */
const formats: readonly (readonly [bit: number, tag: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

const text = (node: JsonObject): string => {
  const bits = Number(node['format'] ?? 0);
  return formats
    .filter(([bit]) => (bits & bit) !== 0)
    .reduce((made, [, tag]) => `<${tag}>${made}</${tag}>`, escapeHtml(textAt(node, 'text')));
};

const wrapped = (tag: string, node: JsonObject, attributes = ''): string =>
  `<${tag}${attributes}>${childrenOf(node).map(render).join('')}</${tag}>`;

const headings = /^h[1-6]$/;

const render = (node: JsonObject): string => {
  const type = textAt(node, 'type').replace(/^extended-/, '');
  switch (type) {
    case 'text':
      return text(node);
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return wrapped('p', node);
    case 'heading': {
      const tag = textAt(node, 'tag');
      return wrapped(headings.test(tag) ? tag : 'h2', node);
    }
    case 'quote':
    case 'aside':
      return wrapped('blockquote', node);
    case 'list':
      return wrapped(textAt(node, 'listType') === 'number' ? 'ol' : 'ul', node);
    case 'listitem':
      return wrapped('li', node);
    case 'link':
    case 'autolink':
      return wrapped('a', node, ` href="${escapeHtml(textAt(node, 'url'))}"`);
    default:
      return isCard(type) ? renderCard(type, node) : childrenOf(node).map(render).join('');
  }
};

/** The format of Ghost 5 and newer; used when the export has no HTML. */
export const renderLexical = (json: string): string => {
  const { root } = parsedObject(json);
  return isObject(root) ? childrenOf(root).map(render).join('\n') : '';
};

import type { sanitize } from 'hast-util-sanitize';
import type { BodyElement, BodyNode, BodyTag } from '#core/articles/body.ts';
import { attributesOf } from './attributes.ts';
import { isBlank, isElement, paragraphs, textOf } from './body-nodes.ts';
import { instead, insteadOfTyped } from './embeds.ts';
import { lineNodes } from './line-nodes.ts';
import { embedSources, groupingTags, lineTags, renamedTags, structureTags } from './tag-names.ts';

type Tree = ReturnType<typeof sanitize>;
type TreeElement = Extract<Tree, { type: 'element' }>;

const below = (parent: { readonly children: readonly Tree[] }): BodyNode[] => parent.children.flatMap(nodesOf);

const element = (tag: BodyTag, { properties }: TreeElement, children: readonly BodyNode[]): BodyElement => {
  const attributes = attributesOf(properties);
  return attributes === undefined ? { tag, children } : { tag, attributes, children };
};

/** A figure that is a picture and perhaps its caption is that picture; any other stays a figure. */
const figureNodes = (figure: TreeElement): readonly BodyNode[] => {
  const children = below(figure).filter((child) => !isBlank(child));
  const typed = 'dataType' in figure.properties ? insteadOfTyped(figure.properties) : [];
  const captions = children.filter((child) => isElement(child) && child.tag === 'figcaption');
  const [content, ...more] = [...typed, ...children.filter((child) => !captions.includes(child))];
  if (content === undefined || more.length > 0 || typeof content === 'string' || !('embed' in content)) {
    return children.length + typed.length === 0 ? [] : [element('figure', figure, [...typed, ...children])];
  }
  const caption = textOf(captions).replace(/\s+/g, ' ').trim();
  const { embed } = content;
  return caption === '' || embed.kind !== 'picture' ? [content] : [{ embed: { ...embed, image: { ...embed.image, caption } } }];
};

const elementNodes = (node: TreeElement): readonly BodyNode[] => {
  const { tagName, properties } = node;
  const source = embedSources[tagName];
  if (source !== undefined) return instead(tagName, properties[source], properties.alt);
  if (tagName === 'figure') return figureNodes(node);
  if (groupingTags.includes(tagName)) return 'dataType' in properties ? insteadOfTyped(properties) : paragraphs(below(node));

  const tag = renamedTags[tagName] ?? (tagName as BodyTag);
  const children = below(node);
  if (tag === 'br' || tag === 'hr') return [{ tag, children: [] }];
  if (tag === 'a' && attributesOf(properties)?.href === undefined) return children;
  if (lineTags.has(tag)) return lineNodes(tag, children, (line) => element(tag, node, line));
  return [element(tag, node, structureTags.has(tag) ? children.filter((child) => !isBlank(child)) : children)];
};

const nodesOf = (node: Tree): readonly BodyNode[] => {
  if (node.type === 'text') return node.value === '' ? [] : [node.value];
  if (node.type === 'element') return elementNodes(node);
  return node.type === 'root' ? below(node) : [];
};

/** A sanitised tree as a body of ours: only elements, attributes and embeds that core/articles/body.ts names. */
export const toBody = (tree: Tree): readonly BodyNode[] => paragraphs(nodesOf(tree));

import type { sanitize } from 'hast-util-sanitize';
import { type BodyElement, type BodyNode, type BodyTag, isElement } from '#core/articles/body.ts';
import type { EmbedAllowList } from '#core/embeds/recognize-embed.ts';
import { attributesOf } from './attributes.ts';
import { isBlank, paragraphs } from './body-nodes.ts';
import { insteadOfTyped, instead } from './embeds.ts';
import { chartOr } from './chart-or.ts';
import { joinedFigure } from './joined-figure.ts';
import { lineNodes } from './line-nodes.ts';
import { embedSources, groupingTags, lineTags, renamedTags, structureTags } from './tag-names.ts';

type Tree = ReturnType<typeof sanitize>;
type TreeElement = Extract<Tree, { type: 'element' }>;

const element = (tag: BodyTag, { properties }: TreeElement, children: readonly BodyNode[]): BodyElement => {
  const attributes = attributesOf(properties);
  return attributes === undefined ? { tag, children } : { tag, attributes, children };
};

/** Compiled for what may be embedded. */
const reader = (allowed: EmbedAllowList): ((node: Tree) => readonly BodyNode[]) => {
  const below = (parent: { readonly children: readonly Tree[] }): BodyNode[] => parent.children.flatMap(nodesOf);

  const figureNodes = (figure: TreeElement): readonly BodyNode[] => {
    const children = below(figure).filter((child) => !isBlank(child));
    if (figure.properties.dataType === 'chart') return chartOr(figure.properties, children);
    const typed = 'dataType' in figure.properties ? insteadOfTyped(figure.properties, allowed) : [];
    const joined = joinedFigure(typed, children);
    if (joined !== null) return [joined];
    return children.length + typed.length === 0 ? [] : [element('figure', figure, [...typed, ...children])];
  };

  const groupNodes = (group: TreeElement): readonly BodyNode[] => {
    const { properties } = group;
    if (!('dataType' in properties)) return paragraphs(below(group));
    if (properties.dataType !== 'disclaimer') return insteadOfTyped(properties, allowed);
    const body = paragraphs(below(group));
    return body.length === 0 ? [] : [{ embed: { kind: 'disclaimer', body } }];
  };

  /** Hidden content: its first summary names it, and what is left of nothing is not hidden. */
  const detailsNodes = (details: TreeElement): readonly BodyNode[] => {
    const summary = details.children.find(
      (child): child is TreeElement => child.type === 'element' && child.tagName === 'summary',
    );
    const hidden = paragraphs(details.children.filter((child) => child !== summary).flatMap(nodesOf));
    const named =
      summary === undefined ? [] : lineNodes('summary', below(summary), (line) => element('summary', summary, line));
    return hidden.length === 0
      ? named.map((line) => (isElement(line) ? { ...line, tag: 'p' } : line))
      : [element('details', details, [...named, ...hidden])];
  };

  const ordinaryNodes = (node: TreeElement, tag: BodyTag): readonly BodyNode[] => {
    const children = below(node);
    if (tag === 'br' || tag === 'hr') return [{ tag, children: [] }];
    if (tag === 'a' && attributesOf(node.properties)?.href === undefined) return children;
    if (lineTags.has(tag)) return lineNodes(tag, children, (line) => element(tag, node, line));
    return [element(tag, node, structureTags.has(tag) ? children.filter((child) => !isBlank(child)) : children)];
  };

  const elementNodes = (node: TreeElement): readonly BodyNode[] => {
    const { tagName, properties } = node;
    const source = embedSources[tagName];
    if (source !== undefined) return instead(tagName, properties[source], properties.alt, allowed);
    if (tagName === 'figure') return figureNodes(node);
    if (tagName === 'details') return detailsNodes(node);
    if (groupingTags.includes(tagName)) return groupNodes(node);
    // A summary that names nothing hidden is a line like any other.
    return ordinaryNodes(node, tagName === 'summary' ? 'p' : (renamedTags[tagName] ?? (tagName as BodyTag)));
  };

  const nodesOf = (node: Tree): readonly BodyNode[] => {
    if (node.type === 'text') return node.value === '' ? [] : [node.value];
    if (node.type === 'element') return elementNodes(node);
    return node.type === 'root' ? below(node) : [];
  };
  return nodesOf;
};

/** A sanitised tree as a body of ours: only elements, attributes and embeds that core/articles/body.ts names. */
export const toBody = (tree: Tree, allowed: EmbedAllowList): readonly BodyNode[] => paragraphs(reader(allowed)(tree));

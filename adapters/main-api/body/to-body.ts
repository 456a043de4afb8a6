import type { sanitize } from 'hast-util-sanitize';
import {
  type BodyAttributes,
  type BodyElement,
  type BodyNode,
  type BodyTag,
  isElement,
} from '#core/editorial/articles/body.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import { attributesOf } from './attributes.ts';
import { isBlank, paragraphs } from './body-nodes.ts';
import { asksMore, insteadOfAddress, insteadOfTyped, instead } from './embeds.ts';
import { chartOr } from './chart-or.ts';
import { joinedFigure } from './joined-figure.ts';
import { dropsEmbeds, lineNodes } from './line-nodes.ts';
import type { Losses } from './losses.ts';
import { bringsMarks } from './own-marks.ts';
import { noteAttributes } from './note-attributes.ts';
import { embedSources, groupingTags, lineTags, renamedTags, structureTags } from './tag-names.ts';
import { inherited, withId } from './with-id.ts';

type Tree = ReturnType<typeof sanitize>;
type TreeElement = Extract<Tree, { type: 'element' }>;

interface Reading {
  readonly allowed: EmbedAllowList;
  readonly losses: Losses | undefined;
}

const namesEmbed = ({ properties }: TreeElement): boolean =>
  ['dataType', 'dataSrc', 'dataUrl', 'dataQuizId'].filter((name) => name in properties).length > 1;

const isBare = ({ properties }: TreeElement, attributes: BodyAttributes = {}): boolean =>
  Object.keys(attributes).every((name) => name === 'id' && 'dataPlain' in properties);

const showsNothing = (nodes: readonly BodyNode[]): boolean =>
  nodes.every((node) => isBlank(node) || (isElement(node) && node.tag !== 'hr' && showsNothing(node.children)));

const leads = (nodes: readonly BodyNode[]): boolean =>
  nodes.some((node) => isElement(node) && (node.attributes?.href !== undefined || leads(node.children)));

const reader = ({ allowed, losses }: Reading): ((node: Tree) => readonly BodyNode[]) => {
  const below = (parent: { readonly children: readonly Tree[] }): BodyNode[] => parent.children.flatMap(nodesOf);

  const element = (tag: BodyTag, { properties }: TreeElement, children: readonly BodyNode[]): BodyElement => {
    const attributes = attributesOf(properties);
    return attributes === undefined ? { tag, children } : { tag, attributes, children };
  };

  const unshown = ({ properties }: TreeElement): void => losses?.element(losses.at(properties.dataGiven), 'value');

  const cut = ({ properties }: TreeElement, nodes: readonly BodyNode[]): readonly BodyNode[] => {
    const written = losses?.at(properties.dataGiven);
    for (const [name, value] of written?.attributes ?? [])
      if (/^(?:src|data|data-src|data-url)$/.test(name) && asksMore(value, nodes))
        losses?.attribute(written, name, 'value', true);
    return nodes;
  };

  const insteadOf = (node: TreeElement, source: 'src' | 'data'): readonly BodyNode[] => {
    const more = node.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'source' ? [child.properties.src] : [],
    );
    const nodes = instead(node.tagName, node.properties, [node.properties[source], ...more], allowed);
    if (nodes.every((one) => typeof one === 'string')) unshown(node);
    return cut(node, nodes);
  };

  const chartNodes = (figure: TreeElement, children: readonly BodyNode[]): readonly BodyNode[] => {
    const nodes = chartOr(figure.properties, children);
    return nodes.map((node) => (isElement(node) && node.tag === 'figcaption' ? { ...node, tag: 'p' } : node));
  };

  const figureNodes = (figure: TreeElement): readonly BodyNode[] => {
    const children = below(figure)
      .filter((child) => !isBlank(child))
      .flatMap((child) => insteadOfAddress(child, allowed));
    if (figure.properties.dataType === 'chart') return chartNodes(figure, children);
    const typed = 'dataType' in figure.properties ? cut(figure, insteadOfTyped(figure.properties, allowed)) : [];
    if (typed.length === 0 && (children.length === 0 || namesEmbed(figure))) unshown(figure);
    const joined = joinedFigure(typed, children);
    if (joined !== null) return [joined];
    return children.length + typed.length === 0 ? [] : [element('figure', figure, [...typed, ...children])];
  };

  const groupNodes = (group: TreeElement): readonly BodyNode[] => {
    const { properties } = group;
    const body = inherited(paragraphs(below(group)), attributesOf(properties) ?? {});
    if (!('dataType' in properties)) {
      if (showsNothing(body)) losses?.unfilled(losses.at(properties.dataGiven));
      return body;
    }
    if (properties.dataType === 'disclaimer') return body.length === 0 ? [] : [{ embed: { kind: 'disclaimer', body } }];
    const typed = cut(group, insteadOfTyped(properties, allowed));
    if (typed.length === 0 && (body.length === 0 || namesEmbed(group))) unshown(group);
    if (typed.length > 0 && body.length > 0) losses?.element(losses.at(properties.dataGiven), 'words-only');
    return typed.length > 0 ? typed : body;
  };

  const detailsNodes = (details: TreeElement): readonly BodyNode[] => {
    const summary = details.children.find(
      (child): child is TreeElement => child.type === 'element' && child.tagName === 'summary',
    );
    if (summary !== undefined) noted(summary);
    const hidden = paragraphs(details.children.filter((child) => child !== summary).flatMap(nodesOf));
    const named =
      summary === undefined ? [] : lineNodes('summary', below(summary), (line) => element('summary', summary, line));
    return hidden.length === 0
      ? named.map((line) => (isElement(line) ? { ...line, tag: 'p' } : line))
      : [element('details', details, [...named, ...hidden])];
  };

  const ordinaryNodes = (node: TreeElement, tag: BodyTag): readonly BodyNode[] => {
    const children = below(node);
    if (tag === 'br' || tag === 'hr' || tag === 'wbr') return [{ tag, children: [] }];
    const attributes = attributesOf(node.properties);
    if (tag === 'a' && attributes?.href === undefined) return children;
    if (tag === 'span' && isBare(node, attributes)) return children;
    if (dropsEmbeds(tag, children)) losses?.element(losses.at(node.properties.dataGiven), 'words-only');
    if (lineTags.has(tag)) {
      // A block can split a line into several elements; `withId` gives the id to the first.
      const { id: _, ...rest } = node.properties;
      const nodes = lineNodes(tag, children, (line) => element(tag, { ...node, properties: rest }, line));
      if (tag === 'a' && !leads(nodes)) losses?.attribute(losses.at(node.properties.dataGiven), 'href', 'words-only');
      return nodes;
    }
    const inside = structureTags.has(tag) ? children.filter((child) => !isBlank(child)) : children;
    const whole = element(tag, node, inside);
    return tag === 'blockquote' && bringsMarks(inside)
      ? [{ ...whole, attributes: { ...whole.attributes, className: 'quote quote--marked' } }]
      : [whole];
  };

  const nodesOfElement = (node: TreeElement): readonly BodyNode[] => {
    const { tagName } = node;
    const source = embedSources[tagName];
    if (source !== undefined) return insteadOf(node, source);
    if (tagName === 'source') return [];
    if (tagName === 'figure') return figureNodes(node);
    if (tagName === 'details') return detailsNodes(node);
    if (groupingTags.includes(tagName)) return groupNodes(node);
    if (tagName === 'summary') return ordinaryNodes(node, 'p');
    return ordinaryNodes(
      node,
      'dataPlain' in node.properties ? 'span' : (renamedTags[tagName] ?? (tagName as BodyTag)),
    );
  };

  const noted = (node: TreeElement): BodyAttributes | undefined => {
    const attributes = attributesOf(node.properties);
    if (losses !== undefined) noteAttributes(losses, node, attributes ?? {});
    return attributes;
  };

  const elementNodes = (node: TreeElement): readonly BodyNode[] => {
    const attributes = noted(node);
    return withId(nodesOfElement(node), attributes?.id);
  };

  const nodesOf = (node: Tree): readonly BodyNode[] => {
    if (node.type === 'text') return node.value === '' ? [] : [node.value];
    if (node.type === 'element') return elementNodes(node);
    return node.type === 'root' ? below(node) : [];
  };
  return nodesOf;
};

/** A sanitised tree as a body of ours: only elements, attributes and embeds that core/editorial/articles/body.ts names. */
export const toBody = (tree: Tree, reading: Reading): readonly BodyNode[] => paragraphs(reader(reading)(tree));

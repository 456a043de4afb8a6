import { type BodyElement, type BodyNode, type BodyTag, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { isBlank, isInline, wrapInline } from './body-nodes.ts';
import { inlineTags } from './tag-names.ts';

type Wrap = (line: readonly BodyNode[]) => BodyElement;

const paragraphLike: ReadonlySet<string> = new Set<BodyTag>(['p', 'h2', 'h3', 'h4', 'pre']);

const bound: ReadonlySet<string> = new Set<BodyTag>(['dt', 'caption', 'figcaption', 'summary']);

const asText = (node: BodyNode): readonly BodyNode[] => {
  if (isInline(node)) return [node];
  if (isElement(node)) return [` ${textOf(node.children)} `];
  return typeof node === 'object' && 'embed' in node && node.embed.kind === 'picture' ? [node.embed.image.alt] : [];
};

export const dropsEmbeds = (tag: BodyTag, children: readonly BodyNode[]): boolean =>
  bound.has(tag) && children.some((child) => typeof child === 'object' && 'embed' in child);

/**
 * A line must not contain a block: browsers would split it. A bold paragraph becomes a paragraph with bold text;
 * pictures, lists and tables move out of the line.
 */
export const lineNodes = (tag: BodyTag, children: readonly BodyNode[], wrap: Wrap): readonly BodyNode[] => {
  if (bound.has(tag)) {
    const line = children.flatMap(asText);
    return line.every(isBlank) ? [] : [wrap(line)];
  }
  if (inlineTags.has(tag) && children.every(isBlank)) return children;
  const inward = (block: BodyElement) =>
    inlineTags.has(tag) ? { ...block, children: [wrap(block.children)] } : wrap(block.children);
  return wrapInline(
    children.map((child) => (isElement(child) && paragraphLike.has(child.tag) ? inward(child) : child)),
    wrap,
  );
};

import { type BodyElement, type BodyNode, type BodyTag, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { isBlank, isInline, wrapInline } from './body-nodes.ts';
import { inlineTags } from './tag-names.ts';

type Wrap = (line: readonly BodyNode[]) => BodyElement;

const paragraphLike: ReadonlySet<string> = new Set<BodyTag>(['p', 'h2', 'h3', 'h4', 'pre']);

/** Elements whose parent could hold nothing that was lifted out of them. */
const bound: ReadonlySet<string> = new Set<BodyTag>(['dt', 'caption', 'figcaption', 'summary']);

/** A block in a line: words as they are, a picture by what it says. */
const asText = (node: BodyNode): readonly BodyNode[] => {
  if (isInline(node)) return [node];
  if (isElement(node)) return [` ${textOf(node.children)} `];
  return typeof node === 'object' && 'embed' in node && node.embed.kind === 'picture' ? [node.embed.image.alt] : [];
};

/** Whether `lineNodes` drops an embed of these. */
export const dropsEmbeds = (tag: BodyTag, children: readonly BodyNode[]): boolean =>
  bound.has(tag) && children.some((child) => typeof child === 'object' && 'embed' in child);

/**
 * An element that holds a line of text, whatever was inside it: a line is never left with a block in it, which browsers
 * would take apart again. A bold paragraph is a paragraph of bold; pictures, lists and tables come out beside the line.
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

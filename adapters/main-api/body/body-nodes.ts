import { type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { inlineTags } from './tag-names.ts';

export const isBlank = (node: BodyNode): boolean => typeof node === 'string' && node.trim() === '';
export const isInline = (node: BodyNode): boolean =>
  typeof node === 'string' || (isElement(node) && inlineTags.has(node.tag));

/**
 * Neighbours that stand in one line, wrapped together; what is only white space goes, and every other node stays as
 * it is.
 */
export const wrapInline = (nodes: readonly BodyNode[], wrap: (line: readonly BodyNode[]) => BodyNode): BodyNode[] => {
  const wrapped: BodyNode[] = [];
  let line: BodyNode[] = [];
  const close = () => {
    if (!line.every(isBlank)) wrapped.push(wrap(line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      close();
      wrapped.push(node);
    }
  }
  close();
  return wrapped;
};

/** Loose text becomes paragraphs between the blocks it stands among. */
export const paragraphs = (nodes: readonly BodyNode[]): BodyNode[] =>
  wrapInline(nodes, (children) => ({ tag: 'p', children }));

import { type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { inlineTags } from './tag-names.ts';

export const isBlank = (node: BodyNode): boolean => typeof node === 'string' && node.trim() === '';
export const isInline = (node: BodyNode): boolean =>
  typeof node === 'string' || (isElement(node) && inlineTags.has(node.tag));

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

export const paragraphs = (nodes: readonly BodyNode[]): BodyNode[] =>
  wrapInline(nodes, (children) => ({ tag: 'p', children }));

import { type BodyNode, isElement } from './body.ts';

/**
 * All words of some nodes, in order, without what is embedded or drawn. Depth is bounded before bodies are made, so this may
 * recurse.
 */
export const textOf = (nodes: readonly BodyNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : isElement(node) && node.tag !== 'svg' ? textOf(node.children) : '',
    )
    .join('');

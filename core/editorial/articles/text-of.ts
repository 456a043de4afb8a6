import { type BodyNode, isElement } from './body.ts';

/** Recursion is safe: the sanitiser limits the depth. */
export const textOf = (nodes: readonly BodyNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : isElement(node) && node.tag !== 'svg' ? textOf(node.children) : '',
    )
    .join('');

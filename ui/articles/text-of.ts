import type { BodyNode } from '#core/articles/body.ts';

/** The bare words of a tree. */
export const textOf = (nodes: readonly BodyNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : 'tag' in node ? textOf(node.children) : '')).join('');

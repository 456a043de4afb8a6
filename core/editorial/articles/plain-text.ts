import { type Body, type BodyNode, isElement } from './body.ts';

const wordsOf = (node: BodyNode): string =>
  typeof node === 'string' ? node : isElement(node) && node.tag !== 'svg' ? node.children.map(wordsOf).join('') : ' ';

export const plainText = (body: Body): string => body.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();

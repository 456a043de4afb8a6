import { type Body, type BodyNode, isElement } from './body.ts';

const wordsOf = (node: BodyNode): string =>
  typeof node === 'string' ? node : isElement(node) && node.tag !== 'svg' ? node.children.map(wordsOf).join('') : ' ';

/** The words of a text in one line, without its embeds. */
export const plainText = (body: Body): string => body.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();

import type { Body, BodyNode } from './body.ts';

const wordsOf = (node: BodyNode): string =>
  typeof node === 'string' ? node : 'children' in node ? node.children.map(wordsOf).join('') : ' ';

/** The words of a text in one line, without its embeds. */
export const plainText = (body: Body): string => body.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();

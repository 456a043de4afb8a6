import { type Body, isElement } from './body.ts';
import { textOf } from './text-of.ts';

const sentenceEnd = /[.!?…]["'”’»“)\]]*$/u;

const reopens: ReadonlySet<string> = new Set(['p', 'h2', 'h3']);

export const textPauses = (body: Body): readonly number[] =>
  body.flatMap((node, index) => {
    const before = body[index - 1];
    if (!isElement(before) || before.tag !== 'p' || !isElement(node) || !reopens.has(node.tag)) return [];
    return sentenceEnd.test(textOf(before.children).trimEnd()) ? [index] : [];
  });

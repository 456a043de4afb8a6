import { type Body, isElement } from './body.ts';
import { textOf } from './text-of.ts';

/** The end of a sentence, perhaps within quotes or brackets. */
const sentenceEnd = /[.!?…]["'”’»“)\]]*$/u;

const opensAnew: ReadonlySet<string> = new Set(['p', 'h2', 'h3']);

/**
 * Where something may stand in a text without cutting into it: the indices of nodes that open a paragraph or a
 * chapter right after a
 * paragraph whose last sentence is over. Never after a heading, beside a picture, or between a sentence and its end.
 */
export const textPauses = (body: Body): readonly number[] =>
  body.flatMap((node, index) => {
    const before = body[index - 1];
    if (!isElement(before) || before.tag !== 'p' || !isElement(node) || !opensAnew.has(node.tag)) return [];
    return sentenceEnd.test(textOf(before.children).trimEnd()) ? [index] : [];
  });

import type { BodyNode } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';

/** A paragraph that begins with a mark (`,,` is one of typewriters), perhaps in brackets or behind an ellipsis, or ends a quotation that it did not begin. */
const mark = /^(?:[\s([{….]*(?:[„“”‟"»«‚‘'›‹–—]|,,)|[^„“\n]*”)/m;

/** Whether a quotation brings marks of its own, around any of its paragraphs: then it is set without others. */
export const bringsMarks = (quotation: readonly BodyNode[]): boolean =>
  mark.test(quotation.map((node) => textOf([node])).join('\n'));

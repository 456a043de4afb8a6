import type { BodyNode } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';

const mark = /^(?:[\s([{….]*(?:[„“”‟"»«‚‘'›‹–—]|,,)|[^„“\n]*”)/m;

export const bringsMarks = (quotation: readonly BodyNode[]): boolean =>
  mark.test(quotation.map((node) => textOf([node])).join('\n'));

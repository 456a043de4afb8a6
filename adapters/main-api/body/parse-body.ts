import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import type { Body } from '#core/articles/body.ts';
import { allowList } from './allow-list.ts';
import { boundDepth } from './bound-depth.ts';
import { parseBounded } from './bounded-parser.ts';
import { toBody } from './to-body.ts';

/** Foreign HTML as a tree that is safe to show (R28): parsed once, bounded before anything recurses, and never made text again. */
export const parseBody = (html: string): Body => {
  const fragment = parseBounded(html);
  boundDepth(fragment);
  return toBody(sanitize(fromParse5(fragment), allowList));
};

import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import type { Body } from '#core/articles/body.ts';
import type { EmbedAllowList } from '#core/embeds/recognize-embed.ts';
import { allowList } from './allow-list.ts';
import { boundDepth } from './bound-depth.ts';
import { parseBounded } from './bounded-parser.ts';
import { toBody } from './to-body.ts';

const nothing: EmbedAllowList = { rules: [], musicHosts: [] };

/**
 * Foreign HTML as a tree that is safe to show (R28): parsed once, bounded before anything recurses, and never made
 * text again.
 * What is not `allowed` to be embedded becomes a link.
 */
export const parseBody = (html: string, allowed: EmbedAllowList = nothing): Body => {
  const fragment = parseBounded(html);
  boundDepth(fragment);
  return toBody(sanitize(fromParse5(fragment), allowList), allowed);
};

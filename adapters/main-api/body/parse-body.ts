import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import type { Body } from '#core/editorial/articles/body.ts';
import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import { allowList, idPrefix } from './allow-list.ts';
import { anchored } from './anchors.ts';
import { boundDepth } from './bound-depth.ts';
import { parseBounded } from './bounded-parser.ts';
import { type Loss, Losses } from './losses.ts';
import { toBody } from './to-body.ts';

interface Reading {
  readonly prefix?: string;
  readonly losses?: Losses;
  readonly withLines?: boolean;
}

const nothing: EmbedAllowList = { rules: [], musicHosts: [] };

/**
 * Parses third-party HTML once into a safe tree (R28). The tree is bounded before any recursion and never becomes HTML
 * text again. Embeds that are not `allowed` become links.
 */
export const parseBody = (
  html: string,
  allowed: EmbedAllowList = nothing,
  { prefix = idPrefix, losses, withLines }: Reading = {},
): Body => {
  const fragment = parseBounded(html, losses, withLines);
  boundDepth(fragment, losses);
  return toBody(anchored(sanitize(fromParse5(fragment), allowList), prefix, losses), { allowed, losses });
};

export const lossesIn = (html: string, allowed: EmbedAllowList = nothing): readonly Loss[] => {
  // Most texts lose nothing, and lines are costly.
  const quick = new Losses();
  parseBody(html, allowed, { losses: quick, withLines: false });
  if (quick.all.length === 0 && html.lastIndexOf('<!--') <= html.lastIndexOf('-->')) return [];
  const losses = new Losses();
  parseBody(html, allowed, { losses });
  return losses.all.toSorted((one, other) => one.line - other.line);
};

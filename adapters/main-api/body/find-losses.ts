import type { EmbedAllowList } from '#core/media/embeds/recognize-embed.ts';
import type { Loss } from './losses.ts';

/** Loads the parser on first use: most starts and commands do not need it. */
export const findLosses =
  (allowed: EmbedAllowList) =>
  async (html: string): Promise<readonly Loss[]> =>
    (await import('./parse-body.ts')).lossesIn(html, allowed);

import type { FindUnshown } from '#adapters/origin/newsroom/file/unshown.ts';
import { embeds } from './embeds.ts';

/** What our own pages leave out of a text, by the very reader that makes them. */
export const findUnshown: FindUnshown = async (html) => {
  const { lossesIn } = await import('#adapters/main-api/body/parse-body.ts');
  return lossesIn(html, embeds);
};

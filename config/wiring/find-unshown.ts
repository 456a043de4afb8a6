import type { FindUnshown } from '#adapters/origin/newsroom/context/unshown.ts';
import { embeds } from '../settings/embeds.ts';

/** What our own pages leave out of a text, by the very reader that makes them. */
export const findUnshown: FindUnshown = async (html) => {
  const { lossesIn } = await import('#adapters/main-api/body/parse-body.ts');
  return lossesIn(html, embeds);
};

import type { FindUnshown } from '#adapters/origin/newsroom/context/unshown.ts';
import { embeds } from '../settings/embeds.ts';

export const findUnshown: FindUnshown = async (html) => {
  const { lossesIn } = await import('#adapters/main-api/body/parse-body.ts');
  return lossesIn(html, embeds);
};

import { createCallBudget } from '#adapters/http/call-budget.ts';
import { CallFault } from '#adapters/http/call-fault.ts';
import type { Clock } from '#core/ports/clock.ts';
import { LRUCache } from 'lru-cache';
import type { LoadPicture } from './load-picture.ts';
import type { PictureOf, PicturePaths } from './picture-path.ts';

/** Crests, flags and faces of all leagues that readers of a newsroom look at. */
const mostNamed = 20_000;
/** Fetches a minute of what no answer has named since the start: pages that were kept show such pictures, too. */
const unnamedPerMinute = 30;

/** The same paths and loading, where only what upstream's answers have named is fetched without a limit. */
export const loadingNamed = (
  { pathOf }: Pick<PicturePaths, 'pathOf'>,
  load: LoadPicture,
  clock: Clock,
): { readonly pictureOf: PictureOf; readonly loadPicture: LoadPicture } => {
  const named = new LRUCache<string, true>({ max: mostNamed });
  const mayAsk = createCallBudget(unnamedPerMinute, clock);
  return {
    pictureOf: (address) => {
      const path = pathOf(address);
      if (path !== null) named.set(address, true);
      return path;
    },
    loadPicture: async (address) =>
      named.get(address) === true || mayAsk()
        ? load(address)
        : { kind: 'unavailable', fault: new CallFault('over-budget') },
  };
};

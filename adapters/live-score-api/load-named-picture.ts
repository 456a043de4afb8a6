import { createCallBudget } from '#adapters/http/call-budget.ts';
import { CallFault } from '#adapters/http/call-fault.ts';
import type { Clock } from '#core/ports/clock.ts';
import { LRUCache } from 'lru-cache';
import type { LoadPicture } from './load-picture.ts';
import type { PictureOf, PicturePaths } from './picture-path.ts';

const maxNamed = 20_000;
/** Per-minute limit for images that no response has named since the start. Cached pages may still show them. */
const unnamedPerMinute = 30;

export const loadingNamed = (
  { pathOf }: Pick<PicturePaths, 'pathOf'>,
  load: LoadPicture,
  clock: Clock,
): { readonly pictureOf: PictureOf; readonly loadPicture: LoadPicture } => {
  const named = new LRUCache<string, true>({ max: maxNamed });
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

import { type Edition, isSame } from './edition.ts';

export interface CopyRules<Copy> {
  readonly edition: () => Edition;
  readonly isFresh: (copy: Copy) => boolean;
  readonly mayServeMeanwhile: (copy: Copy) => boolean;
}

export type GivenOrMaking<Copy, Made> =
  | { readonly copy: Copy; readonly stale: boolean }
  | { readonly making: Promise<Made> };

interface UnderWay<Made> {
  readonly begun: Edition;
  readonly made: Promise<Made>;
}

/**
 * Serves fresh entries, then stale ones during revalidation. Each key is loaded once at a time; a load from before an
 * edit serves only earlier requests (R43).
 */
export const createStaleWhileRevalidate = <Copy, Made>({ edition, isFresh, mayServeMeanwhile }: CopyRules<Copy>) => {
  const makings = new Map<string, UnderWay<Made>>();

  const makeOnce = (key: string, make: () => Promise<Made>): Promise<Made> => {
    const begun = edition();
    const underWay = makings.get(key);
    if (underWay && isSame(underWay.begun, begun)) return underWay.made;
    const started: UnderWay<Made> = {
      begun,
      made: make().finally(() => makings.get(key) === started && makings.delete(key)),
    };
    makings.set(key, started);
    return started.made;
  };

  return {
    give: (key: string, copy: Copy | undefined, make: () => Promise<Made>): GivenOrMaking<Copy, Made> => {
      if (copy !== undefined && isFresh(copy)) return { copy, stale: false };
      const making = makeOnce(key, make);
      if (copy === undefined || !mayServeMeanwhile(copy)) return { making };
      // Prevents an unhandled rejection; the next request gets the error.
      making.catch(() => undefined);
      return { copy, stale: true };
    },
    /** Later requests do not reuse running loads. */
    invalidate: (): void => makings.clear(),
  };
};

import { type Edition, isSame } from './edition.ts';

export interface CopyRules<Copy> {
  /** Where this node stands in the edits of the main API. */
  readonly edition: () => Edition;
  /** Whether a copy is given as it is. */
  readonly isFresh: (copy: Copy) => boolean;
  /** Whether it is given while a new one is made. */
  readonly mayServeMeanwhile: (copy: Copy) => boolean;
}

/** A copy, or what is being made because there is none to give. */
export type GivenOrMaking<Copy, Made> =
  | { readonly copy: Copy; readonly stale: boolean }
  | { readonly making: Promise<Made> };

interface UnderWay<Made> {
  readonly begun: Edition;
  readonly made: Promise<Made>;
}

/**
 * The one way in which data, answers and pages are given from a copy: as it is while it is fresh, then while a new one
 * is made behind the reader's back, then not at all. Something is made once at a time however many ask; what began
 * before an edit is for those who asked before it (R43). Where copies lie, which of what was made is kept, and what a
 * failure may hide is each memory's own.
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
      // Nobody waits for it; the next who asks is told of what went wrong.
      making.catch(() => undefined);
      return { copy, stale: true };
    },
    /** Whoever asks from now on waits for nothing that is under way. */
    forget: (): void => makings.clear(),
  };
};

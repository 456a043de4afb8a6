import { type Edition, readEdition } from './edition.ts';
import { noteAnswer } from './provenance.ts';

/** Whole seconds until an answer may become another by itself; Infinity where nothing is scheduled. */
export const secondsUntilNext = (headers: Headers): number => {
  const text = headers.get('next-publication') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : Infinity;
};

export interface HeaderNeeds {
  /** Unix milliseconds, of a clock that is never set. */
  readonly now: () => number;
  /** What an edition that an answer tells counts as; null for nothing. */
  readonly heard: (edition: Edition) => Edition | null;
}

/**
 * Reports what an answer of the main API says of itself: `edition: epoch/number`, and `next-publication: seconds`
 * until it may change by itself.
 */
export const noteHeaders =
  ({ now, heard }: HeaderNeeds) =>
  (headers: Headers): void => {
    const edition = readEdition(headers.get('edition'));
    noteAnswer(edition && heard(edition), now() + secondsUntilNext(headers) * 1000);
  };

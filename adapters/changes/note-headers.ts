import { type Edition, readEdition } from './edition.ts';
import { noteAnswer } from './provenance.ts';

/** Whole seconds until the response may change; Infinity when nothing is scheduled. */
export const secondsUntilNext = (headers: Pick<Headers, 'get'>): number => {
  const text = headers.get('next-publication') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : Infinity;
};

export interface HeaderNeeds {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly heard: (edition: Edition) => Edition | null;
}

/** Reads `edition: epoch/number` and `next-publication: seconds` from the main API's responses. */
export const noteHeaders =
  ({ now, heard }: HeaderNeeds) =>
  (headers: Pick<Headers, 'get'>): void => {
    const edition = readEdition(headers.get('edition'));
    noteAnswer(edition && heard(edition), now() + secondsUntilNext(headers) * 1000);
  };

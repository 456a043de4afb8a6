import { AsyncLocalStorage } from 'node:async_hooks';
import { type Edition, editionOfAnswer } from './edition.ts';

/** Tracks which API responses a cached value was built from. */
export interface Provenance {
  /** The lowest edition of the responses; null for a mix of epochs. */
  readonly edition: Edition | null;
  /** Unix milliseconds when a scheduled publication may change one of the responses. */
  readonly until: number;
  /** This node's edition at the start. */
  readonly begun: Edition;
}

interface Journal {
  readonly begun: Edition;
  lowest: Edition | null | undefined;
  until: number;
}

const journals = new AsyncLocalStorage<Journal>();

const lower = (one: Edition | null | undefined, other: Edition | null): Edition | null => {
  if (one === undefined) return other;
  if (one === null || other === null || one.epoch !== other.epoch) return null;
  return one.number < other.number ? one : other;
};

const note = (journal: Journal, edition: Edition | null, until: number): void => {
  journal.lowest = lower(journal.lowest, edition);
  journal.until = Math.min(journal.until, until);
};

/**
 * Collects the provenance of all responses used in `make`, however deep. Without any, the result is as new as its
 * start.
 */
export const withProvenance = async <Made>(
  begun: Edition,
  make: () => PromiseLike<Made>,
): Promise<{ readonly made: Made; readonly provenance: Provenance }> => {
  const journal: Journal = { begun, lowest: undefined, until: Infinity };
  const made = await journals.run(journal, make);
  return {
    made,
    provenance: { edition: journal.lowest === undefined ? begun : journal.lowest, until: journal.until, begun },
  };
};

export const noteAnswer = (told: Edition | null, until: number): void => {
  const journal = journals.getStore();
  if (journal) note(journal, editionOfAnswer(told, journal.begun), until);
};

export const noteUntil = (until: number): void => {
  const journal = journals.getStore();
  if (journal) journal.until = Math.min(journal.until, until);
};

/** Returns a function that reports the use of a cached value. Call this before the first `await`. */
export const reporter = (): ((provenance: Provenance) => void) => {
  const journal = journals.getStore();
  return ({ edition, until }) => {
    if (journal) note(journal, edition, until);
  };
};

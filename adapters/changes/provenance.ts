import { AsyncLocalStorage } from 'node:async_hooks';
import { type Edition, editionOfAnswer } from './edition.ts';

/** What something that was made of the main API's answers owes them. */
export interface Provenance {
  /** The lowest of the answers it was made of; null when they are of different epochs. */
  readonly edition: Edition | null;
  /** Unix milliseconds at which one of the answers may change by itself, because something scheduled is published. */
  readonly until: number;
  /** Where this node stood when the making began. */
  readonly begun: Edition;
}

interface Journal {
  readonly begun: Edition;
  /** Undefined until the first answer. */
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
 * Makes something and tells what it owes: every answer that is used meanwhile reports itself, however deep below;
 * what uses none is as new as its beginning.
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

/** Reports an answer of the main API to whatever is being made. */
export const noteAnswer = (told: Edition | null, until: number): void => {
  const journal = journals.getStore();
  if (journal) note(journal, editionOfAnswer(told, journal.begun), until);
};

/** Reports that an answer holds something that comes out at this moment (unix milliseconds). */
export const noteUntil = (until: number): void => {
  const journal = journals.getStore();
  if (journal) journal.until = Math.min(journal.until, until);
};

/**
 * Gives what reports the use of something kept to whatever is being made now; to be asked for before anything is
 * awaited.
 */
export const reporter = (): ((provenance: Provenance) => void) => {
  const journal = journals.getStore();
  return ({ edition, until }) => {
    if (journal) note(journal, edition, until);
  };
};

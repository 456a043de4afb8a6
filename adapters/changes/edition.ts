/**
 * Where a main API stands in its edits: `number` counts those of one `epoch`, in the order of their commits; a
 * restored database begins another epoch.
 */
export interface Edition {
  readonly epoch: string;
  readonly number: number;
}

/** Of a node that nobody has told anything: before its first word with a main API, or with one that counts no edits. */
export const untold: Edition = { epoch: '', number: 0 };

/** A main API cannot be asked for what comes after a greater number: wherever one stands, it is not believed. */
export const mostNumber = 999_999_999_999_999;
export const longestEpoch = 64;

export const isUpTo = (most: number, number: unknown): number is number =>
  typeof number === 'number' && number >= 0 && number <= most;

/** Whether what was kept somewhere may be a place in a main API's edits. */
export const isEdition = (read: { readonly epoch?: unknown; readonly number?: unknown }): read is Edition =>
  typeof read.epoch === 'string' && read.epoch.length <= longestEpoch && isUpTo(mostNumber, read.number);

/** Reads `epoch/number`, as the main API's answers bear it; null for anything else. */
export const readEdition = (text: string | null): Edition | null => {
  const [, epoch, number] = /^([\w-]{1,64})\/(\d{1,15})$/.exec(text ?? '') ?? [];
  return epoch === undefined ? null : { epoch, number: Number(number) };
};

/**
 * The edition of an answer to a call that began when this node stood at `begun`. Orders of this node's own stand
 * between two numbers of the
 * main API (change-record.ts): of those, an answer is as new as its call.
 */
export const editionOfAnswer = (told: Edition | null, begun: Edition): Edition =>
  told === null || (told.epoch === begun.epoch && told.number === Math.floor(begun.number)) ? begun : told;

/** Whether what bears one edition is as new as the other; of another epoch, or of several, it is not. */
export const isAsNew = (edition: Edition | null, other: Edition): boolean =>
  edition !== null && edition.epoch === other.epoch && edition.number >= other.number;

/** Whether one edition is known to be older than the other. */
export const isBefore = (one: Edition, other: Edition): boolean =>
  one.epoch === other.epoch && one.number < other.number;

export const isSame = (one: Edition, other: Edition): boolean =>
  one.epoch === other.epoch && one.number === other.number;

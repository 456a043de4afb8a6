/** A position in the main API's edits. `number` follows commit order; a restored database starts a new epoch. */
export interface Edition {
  readonly epoch: string;
  readonly number: number;
}

/** Before the first response, or when the main API has no change feed. */
export const untold: Edition = { epoch: '', number: 0 };

/** The main API rejects greater numbers: a stored one is invalid. */
export const maxNumber = 999_999_999_999_999;
export const maxEpoch = 64;

export const isUpTo = (max: number, number: unknown): number is number =>
  typeof number === 'number' && number >= 0 && number <= max;

export const isEdition = (read: { readonly epoch?: unknown; readonly number?: unknown }): read is Edition =>
  typeof read.epoch === 'string' && read.epoch.length <= maxEpoch && isUpTo(maxNumber, read.number);

/** Parses `epoch/number` from the main API's responses. Null for anything else. */
export const readEdition = (text: string | null): Edition | null => {
  const [, epoch, number] = /^([\w-]{1,64})\/(\d{1,15})$/.exec(text ?? '') ?? [];
  return epoch === undefined ? null : { epoch, number: Number(number) };
};

/**
 * The edition of a response. `begun` is this node's edition at the start of the call; it may include local purges
 * (change-record.ts).
 */
export const editionOfAnswer = (told: Edition | null, begun: Edition): Edition =>
  told === null || (told.epoch === begun.epoch && told.number === Math.floor(begun.number)) ? begun : told;

/** False across epochs, and for null (a mix of epochs). */
export const isAsNew = (edition: Edition | null, other: Edition): boolean =>
  edition !== null && edition.epoch === other.epoch && edition.number >= other.number;

export const isBefore = (one: Edition, other: Edition): boolean =>
  one.epoch === other.epoch && one.number < other.number;

export const isSame = (one: Edition, other: Edition): boolean =>
  one.epoch === other.epoch && one.number === other.number;

/** Numbers are ordered within an epoch; a restore starts a new epoch. */
export interface Edition {
  readonly epoch: string;
  readonly number: number;
}

/** A report of a command; the edition is null when no cached page changed. */
export type WithEdition<Report> = Report & { readonly edition: Edition | null };

export const editionText = ({ epoch, number }: Edition): string => `${epoch}/${number}`;

export const isSameEdition = (one: Edition, other: Edition): boolean =>
  one.epoch === other.epoch && one.number === other.number;

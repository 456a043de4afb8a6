/** Numbers are ordered within an epoch; a restore starts a new epoch. */
export interface Edition {
  readonly epoch: string;
  readonly number: number;
}

export const editionText = ({ epoch, number }: Edition): string => `${epoch}/${number}`;

export const isSameEdition = (one: Edition, other: Edition): boolean =>
  one.epoch === other.epoch && one.number === other.number;

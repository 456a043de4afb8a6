/** The state of the content: numbers count within an epoch, which a restore renews. */
export interface Edition {
  readonly epoch: string;
  readonly number: number;
}

/** As headers carry it. */
export const editionText = ({ epoch, number }: Edition): string => `${epoch}/${number}`;

export const isSameEdition = (one: Edition, other: Edition): boolean =>
  one.epoch === other.epoch && one.number === other.number;

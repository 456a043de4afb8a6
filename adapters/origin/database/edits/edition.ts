/** The state of the content: numbers count within an epoch, which a restore renews. */
export interface Edition {
  readonly epoch: string;
  readonly number: number;
}


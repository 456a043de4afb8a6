export type Value = string | number | boolean | Thing | readonly Value[] | undefined;

export interface Thing {
  readonly [property: string]: Value;
}

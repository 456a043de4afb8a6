/** What a property of a thing may be; undefined is not written. */
export type Value = string | number | boolean | Thing | readonly Value[] | undefined;

/** A thing in the words of schema.org. */
export interface Thing {
  readonly [property: string]: Value;
}

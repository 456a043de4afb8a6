import type { ResultAsync } from 'neverthrow';

/** A secondary call, already under way: when it fails, its block is absent and the page stands (R9). */
export const orDefault = <T, F>(call: ResultAsync<T, unknown>, absent: F): Promise<T | F> => call.unwrapOr(absent);

import type { ResultAsync } from 'neverthrow';

/** Returns the default when a secondary request fails, so the page still renders (R9). */
export const orDefault = <T, F>(call: ResultAsync<T, unknown>, absent: F): Promise<T | F> => call.unwrapOr(absent);

import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';

/** Returns `none` for 'not-found', and null for a block that could not be loaded (R54). */
export const orNone = <T, N>(call: ResultAsync<T, Failure>, none: N): Promise<T | N | null> =>
  call.match<T | N | null>(
    (value) => value,
    ({ kind }) => (kind === 'not-found' ? none : null),
  );

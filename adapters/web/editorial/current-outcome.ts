import { err, type Result } from 'neverthrow';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { Failure } from '#core/failure/failure.ts';

/** Repeats a call while a change invalidates its result. */
export const currentOutcome = async <T>(
  makeCurrent: MakeCurrent,
  page: string,
  ask: () => PromiseLike<Result<T, Failure>>,
): Promise<Result<T, Failure>> =>
  (await makeCurrent({ page, load: ask, make: (answer) => answer })) ??
  err({ kind: 'unavailable', upstream: 'main-api', cause: new Error('the content changed again while it was loaded') });

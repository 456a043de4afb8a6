import { err, type Result } from 'neverthrow';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { Failure } from '#core/failure/failure.ts';

/**
 * What a port says, asked anew while a change overtakes the answer; what it shows is not looked at, because it is
 * small.
 */
export const currentOutcome = async <T>(
  makeCurrent: MakeCurrent,
  page: string,
  ask: () => PromiseLike<Result<T, Failure>>,
): Promise<Result<T, Failure>> =>
  (await makeCurrent({ page, load: ask, make: (answer) => answer })) ??
  err({ kind: 'unavailable', upstream: 'main-api', cause: new Error('overtaken by changes') });

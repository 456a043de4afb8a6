import { err, type Result } from 'neverthrow';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import { createBreaker } from './breaker.ts';
import { createBulkhead } from './bulkhead.ts';
import { CallFault, faultOfBreak } from './call-fault.ts';
import type { Limits } from './limits.ts';

/** Calls of one kind share places and a breaker, so that a flood of searches cannot take the articles with it. */
export interface UpstreamPolicy {
  /** Runs the call with `deadlineMs` from now on, or says 'unavailable' at once when the policy is full or paused. */
  run<T>(
    deadlineMs: number,
    call: (signal: AbortSignal) => Promise<Result<T, Failure>>,
    /** Whether a 429 says nothing of the upstream. */
    limitsAskers?: boolean,
  ): Promise<Result<T, Failure>>;
}

const isLimit = ({ cause }: Failure): boolean => cause instanceof CallFault && cause.status === 429;

export const createUpstreamPolicy = (
  upstream: string,
  { inFlight, queued }: Pick<Limits, 'inFlight' | 'queued'>,
  time: Pick<Time, 'monotonic' | 'deadline'>,
): UpstreamPolicy => {
  const bulkhead = createBulkhead(inFlight, queued);
  const breaker = createBreaker(time.monotonic);
  const unavailable = (cause: CallFault) => err<never, Failure>({ kind: 'unavailable', upstream, cause });

  return {
    async run(deadlineMs, call, limitsAskers = false) {
      if (!breaker.allows()) return unavailable(new CallFault('breaker-open'));
      const signal = time.deadline(deadlineMs);
      try {
        if (!(await bulkhead.enter(signal))) return unavailable(new CallFault('bulkhead-full'));
      } catch (cause) {
        return unavailable(faultOfBreak(cause));
      }
      const result = await call(signal);
      bulkhead.leave();
      breaker.record(result.isOk() || result.error.kind !== 'unavailable' || (limitsAskers && isLimit(result.error)));
      return result;
    },
  };
};

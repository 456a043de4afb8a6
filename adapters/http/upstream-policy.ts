import { err, type Result } from 'neverthrow';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import { CallFault, faultOfBreak } from './call-fault.ts';
import type { Limits } from './limits.ts';
import { createResourceBreakers } from './breaker.ts';
import { createResourceBulkheads } from './bulkhead.ts';

/** What a policy needs to know of a call. */
export interface CallPolicy {
  /** What the call is about: nothing of one resource may cost others their answers. Null for no single one. */
  readonly resource: string | null;
  /** Whether a 429 says nothing of the upstream. */
  readonly limitsAskers?: boolean | undefined;
}

/** Calls of one kind share places and a breaker, so that a flood of searches cannot take the articles with it. */
export interface UpstreamPolicy {
  /** Runs the call with `deadlineMs` from now on, or says 'unavailable' at once when the policy is full or paused. */
  run<T>(
    deadlineMs: number,
    call: (signal: AbortSignal) => Promise<Result<T, Failure>>,
    about: CallPolicy,
  ): Promise<Result<T, Failure>>;
}

const isLimit = ({ cause }: Failure): boolean => cause instanceof CallFault && cause.status === 429;

export const createUpstreamPolicy = (
  upstream: string,
  { inFlight, queued }: Pick<Limits, 'inFlight' | 'queued'>,
  time: Pick<Time, 'monotonic' | 'deadline'>,
): UpstreamPolicy => {
  const bulkheads = createResourceBulkheads(inFlight, queued);
  const breakers = createResourceBreakers(time.monotonic);
  const unavailable = (cause: CallFault) => err<never, Failure>({ kind: 'unavailable', upstream, cause });

  return {
    async run(deadlineMs, call, { resource, limitsAskers = false }) {
      if (!breakers.allows(resource)) return unavailable(new CallFault('breaker-open'));
      breakers.begin(resource);
      const signal = time.deadline(deadlineMs);
      try {
        if (!(await bulkheads.enter(resource, signal))) return unavailable(new CallFault('bulkhead-full'));
      } catch (cause) {
        return unavailable(faultOfBreak(cause));
      }
      const result = await call(signal);
      bulkheads.leave(resource);
      breakers.record(
        resource,
        result.isOk() || result.error.kind !== 'unavailable' || (limitsAskers && isLimit(result.error)),
      );
      return result;
    },
  };
};

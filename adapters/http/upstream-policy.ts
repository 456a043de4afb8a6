import { err, type Result } from 'neverthrow';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import { CallFault, faultOfBreak } from './call-fault.ts';
import type { Limits } from './limits.ts';
import { createResourceBreakers } from './breaker.ts';
import { createResourceBulkheads, type Load } from './bulkhead.ts';

export interface CallPolicy {
  readonly resource: string | null;
  readonly limitsAskers?: boolean | undefined;
}

export interface UpstreamPolicy {
  /**
   * Runs the call with `deadlineMs` from now. Fails at once with 'unavailable' when the bulkhead is full or the breaker
   * is open.
   */
  run<T>(
    deadlineMs: number,
    call: (signal: AbortSignal) => Promise<Result<T, Failure>>,
    about: CallPolicy,
  ): Promise<Result<T, Failure>>;
  load(): Load;
  openBreakers(): number;
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
    load: bulkheads.load,
    openBreakers: breakers.open,
  };
};

import { err, ok, type Result } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';
import { CallFault } from './call-fault.ts';

const tooMany = 429;
/** Seconds, where a service that asks to wait does not say for how long. */
const usualWait = 60;

/** The service's wish that the person who tries waits; any other failure stays one. */
export const asWait = (failure: Failure): Result<WaitFirst, Failure> =>
  failure.cause instanceof CallFault && failure.cause.status === tooMany
    ? ok({ kind: 'wait', seconds: failure.retryAfter ?? usualWait })
    : err(failure);

import { err, ok, type Result } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';
import { CallFault } from './call-fault.ts';

const tooMany = 429;
const usualWait = 60;

export const asWait = (failure: Failure): Result<WaitFirst, Failure> =>
  failure.cause instanceof CallFault && failure.cause.status === tooMany
    ? ok({ kind: 'wait', seconds: failure.retryAfter ?? usualWait })
    : err(failure);

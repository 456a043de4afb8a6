import { err, ok, type Result } from 'neverthrow';
import { CallFault } from '#adapters/http/call-fault.ts';
import { asWait } from '#adapters/http/wait-first.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { WaitFirst } from '#core/sessions/staff.ts';

const [unauthorized, forbidden, unfit] = [401, 403, 422];

const statusOf = ({ cause }: Failure): number | undefined => (cause instanceof CallFault ? cause.status : undefined);

/** The service's verdict that what was sent is not right; any other failure stays one. */
export const asRefused = (failure: Failure): Result<{ readonly kind: 'refused' }, Failure> =>
  statusOf(failure) === unauthorized ? ok({ kind: 'refused' }) : err(failure);

/** That, or its wish that whoever tries should wait. */
export const asRefusedOrWait = (failure: Failure): Result<{ readonly kind: 'refused' } | WaitFirst, Failure> =>
  asWait(failure).orElse(asRefused);

/** That, or its word that the sign-in is over. */
export const asStepOver = (
  failure: Failure,
): Result<{ readonly kind: 'refused' } | { readonly kind: 'over' } | WaitFirst, Failure> =>
  statusOf(failure) === forbidden ? ok({ kind: 'over' }) : asRefusedOrWait(failure);

/** The same of what is brought by somebody who is signed in, and may stay so. */
export const asUnfit = (failure: Failure): Result<{ readonly kind: 'refused' }, Failure> =>
  statusOf(failure) === unfit ? ok({ kind: 'refused' }) : err(failure);

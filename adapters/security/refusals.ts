import { err, ok, type Result } from 'neverthrow';
import { CallFault } from '#adapters/http/call-fault.ts';
import { asWait } from '#adapters/http/wait-first.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';

const [unauthorized, forbidden] = [401, 403];

const statusOf = ({ cause }: Failure): number | undefined => (cause instanceof CallFault ? cause.status : undefined);

export const asRefused = (failure: Failure): Result<{ readonly kind: 'refused' }, Failure> =>
  statusOf(failure) === unauthorized ? ok({ kind: 'refused' }) : err(failure);

/** The same where it does not take what was sent at all; the sender may stay signed in. */
export const asUnfit = (failure: Failure): Result<{ readonly kind: 'refused' }, Failure> =>
  failure.lasting === 'input' ? ok({ kind: 'refused' }) : err(failure);

/** Refused, unfit, or a request of the service to wait. */
export const asRefusedOrWait = (failure: Failure): Result<{ readonly kind: 'refused' } | WaitFirst, Failure> =>
  asWait(failure).orElse(asRefused).orElse(asUnfit);

/** A session that is too old for what it wants. */
export const asTooOld = (failure: Failure): Result<{ readonly kind: 'sign-in-again' }, Failure> =>
  statusOf(failure) === forbidden ? ok({ kind: 'sign-in-again' }) : err(failure);

export const asStepOver = (
  failure: Failure,
): Result<{ readonly kind: 'refused' } | { readonly kind: 'over' } | WaitFirst, Failure> =>
  statusOf(failure) === forbidden ? ok({ kind: 'over' }) : asRefusedOrWait(failure);

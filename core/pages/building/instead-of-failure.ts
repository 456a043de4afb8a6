import type { Failure } from '../../failure/failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';

const unavailable = ({ upstream, cause, retryAfter }: Failure): InsteadOfPage => ({
  kind: 'unavailable',
  cause: { upstream, cause },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** What a visitor gets when a page's own primary call fails (spec §8, R9). */
export const insteadOfFailure = (failure: Failure): InsteadOfPage => {
  switch (failure.kind) {
    case 'not-found':
      return { kind: 'not-found' };
    case 'forbidden':
      return { kind: 'forbidden' };
    case 'session-expired':
      return { kind: 'sign-in-required' };
    case 'unavailable':
    case 'malformed':
      return unavailable(failure);
  }
};

import type { Failure } from '../../failure/failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';

const unavailable = ({ upstream, cause, retryAfter }: Failure): InsteadOfPage => ({
  kind: 'unavailable',
  cause: { upstream, cause },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** Maps a failure of the page's primary request to a response (spec §8, R9). */
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

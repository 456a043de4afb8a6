import { Around } from '../around.tsx';
import { ErrorPage } from './error-page.tsx';
import type { Problem } from './problem.ts';

/** The error page in the site's frame, or under the bare wordmark when the frame itself could not be loaded. */
export const ErrorApp = ({ problem }: { readonly problem: Problem }) => (
  <Around {...problem}>
    <ErrorPage problem={problem} />
  </Around>
);

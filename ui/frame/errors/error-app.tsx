import { Around } from '../around.tsx';
import { ErrorPage } from './error-page.tsx';
import type { Problem } from './problem.ts';

export const ErrorApp = ({ problem }: { readonly problem: Problem }) => (
  <Around {...problem}>
    <ErrorPage problem={problem} />
  </Around>
);

import { stat } from 'node:fs/promises';

/** Whether there is something at a path; what cannot be looked at is not there. */
export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

import { stat } from 'node:fs/promises';

/** Also false when the path cannot be read. */
export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

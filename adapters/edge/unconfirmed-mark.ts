import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Notes on disk that an edge may hold removed articles, for the next start. */
export interface UnconfirmedMark {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/** Synchronous: the mark must exist before the change record is written, or a crash between loses the purge. */
export const unconfirmedMark = (folder: string, onError: (error: unknown) => void): UnconfirmedMark => {
  const path = join(folder, 'edge-unconfirmed');
  let isSet = existsSync(path);
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };
  return {
    isSet: () => isSet,
    set: () => {
      if (!isSet) attempt(() => closeSync(openSync(path, 'a', 0o600)));
      isSet = true;
    },
    clear: () => {
      if (isSet) attempt(() => rmSync(path, { force: true }));
      isSet = false;
    },
  };
};

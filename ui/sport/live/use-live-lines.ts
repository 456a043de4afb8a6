import { useEffect } from 'react';

/** Loads the polling code only where something runs. Failures keep the page as rendered (spec §8). */
export const useLiveLines = (runs: boolean): void => {
  useEffect(() => {
    if (runs)
      void import('./follow-live-lines.ts').then(({ followLiveLines }) => followLiveLines()).catch(() => undefined);
  }, [runs]);
};

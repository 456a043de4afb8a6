import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';
import { nothingRead, type Reading } from './reading.ts';
import { onReading, reading } from './reading-store.ts';

/** Empty on the server and during hydration. */
export const useReading = (): Reading => useSyncExternalStore(onReading, reading, () => nothingRead);

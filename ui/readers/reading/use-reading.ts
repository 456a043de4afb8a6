import { useSyncExternalStore } from 'react';
import { nothingRead, type Reading } from './reading.ts';
import { onReading, reading } from './reading-store.ts';

/** What this browser keeps; nothing on the server and while the browser takes its copy over. */
export const useReading = (): Reading => useSyncExternalStore(onReading, reading, () => nothingRead);

import type { DatabasePlace } from './place.ts';
import { folderTrouble } from './folder-trouble.ts';
import { serverTrouble } from './server-trouble.ts';
import { DatabaseTrouble } from './trouble.ts';

export const explainTrouble = async (place: DatabasePlace, cause: unknown): Promise<DatabaseTrouble> => {
  if (cause instanceof DatabaseTrouble) return cause;
  if ('databaseUrl' in place) return serverTrouble(place.databaseUrl, cause);
  if ('dataDir' in place) return folderTrouble(place.dataDir, cause);
  return new DatabaseTrouble('unknown', `The database in memory failed: ${String(cause)}`, cause);
};

export const explaining = async <T>(place: DatabasePlace, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw await explainTrouble(place, cause);
  }
};

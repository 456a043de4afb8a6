import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPublic } from './public-origins.ts';

/** Marks a data folder whose content is in a database server. */
const mark = (dataDir: string): string => join(dataDir, 'database-server');

/**
 * How a newspaper begins in an empty database: with the sample on loopback only. Returns `empty` with a public origin, on
 * a database server, and in a folder that was used with a server before, where DATABASE_URL was probably forgotten.
 */
export const beginningIn = async (environment: {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string | undefined;
  readonly PUBLIC_ORIGIN: string | undefined;
  readonly SISTER_PUBLIC_ORIGIN: string | undefined;
}): Promise<'sample' | 'empty'> => {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL !== undefined) {
    // A folder that takes no file serves with a database server all the same.
    await mkdir(DATA_DIR, { recursive: true })
      .then(() => writeFile(mark(DATA_DIR), ''))
      .catch(() => undefined);
    return 'empty';
  }
  return isPublic(environment) || existsSync(mark(DATA_DIR)) ? 'empty' : 'sample';
};

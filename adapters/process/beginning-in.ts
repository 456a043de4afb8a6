import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPublic } from './public-origins.ts';

const mark = (dataDir: string): string => join(dataDir, 'database-server');

/**
 * Fills an empty database with the sample on loopback only. Returns `empty` for a public origin, a database server, or
 * a folder used with one before (DATABASE_URL was probably forgotten).
 */
export const beginningIn = async (environment: {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string | undefined;
  readonly PUBLIC_ORIGIN: string | undefined;
  readonly SISTER_PUBLIC_ORIGIN: string | undefined;
}): Promise<'sample' | 'empty'> => {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL !== undefined) {
    // The mark is optional: a database server also works with a read-only folder.
    await mkdir(DATA_DIR, { recursive: true })
      .then(() => writeFile(mark(DATA_DIR), ''))
      .catch(() => undefined);
    return 'empty';
  }
  return isPublic(environment) || existsSync(mark(DATA_DIR)) ? 'empty' : 'sample';
};

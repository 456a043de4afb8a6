import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { deleteFiles } from './delete-files.ts';
import { isShownAgain, removedUploads, unlinkedUploads, unusedUploads } from './remove-uploads.ts';

export interface Removals {
  /** Until the database responds, uses the last known list. */
  isRemoved(name: string): Promise<boolean>;
  /** Call after each edit. Loads removed names and starts deleting unused files. */
  catchUp(db: Database): Promise<void>;
  settled(): Promise<void>;
}

interface Needs {
  readonly dataDir: string;
  readonly now: () => number;
  readonly log: (cause: unknown) => void;
}

const fileIn = (dataDir: string): string => join(dataDir, 'removed-uploads.json');

const readNames = async (dataDir: string): Promise<readonly string[]> => {
  try {
    const names: unknown = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
};

/** Deletes an incomplete draft to free space on a full disk. */
const writeNames = async (dataDir: string, names: ReadonlySet<string>): Promise<void> => {
  // Processes sharing the folder may write concurrently.
  const draft = `${fileIn(dataDir)}.${process.pid}.draft`;
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(draft, JSON.stringify([...names]), { mode: 0o600 });
    await rename(draft, fileIn(dataDir));
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cause;
  }
};

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** Tracks uploads that were removed from the public (R43), from the database or, before it opens, from a file. */
export const openRemovals = async ({ dataDir, now, log }: Needs): Promise<Removals> => {
  let removed = new Set(await readNames(dataDir));
  let written: ReadonlySet<string> = new Set(removed);
  let deleted = new Set<string>();
  let asking: Database | null = null;
  let tidying = Promise.resolve();

  const write = async (names: ReadonlySet<string>): Promise<void> => {
    await writeNames(dataDir, names);
    written = new Set(names);
  };
  const takeOver = async (db: Database): Promise<void> => {
    removed = new Set(await removedUploads(db));
    // Memory is correct even if the disk is full; the next edit retries.
    if (!isSame(removed, written)) await write(removed).catch(log);
  };
  const tidy = async (db: Database): Promise<void> => {
    const unlinked = await unlinkedUploads(db);
    const names = await unusedUploads(
      db,
      unlinked.filter((name) => !deleted.has(name)),
    );
    if (names.length > 0)
      await deleteFiles({ dataDir, names, isUnused: async (name) => (await unusedUploads(db, [name])).length > 0 });
    await db
      .deleteFrom('upload_files')
      .where('name', '=', sql<string>`any(${names})`)
      .execute();
    deleted = new Set(unlinked.filter((name) => deleted.has(name) || names.includes(name)));
  };
  return {
    isRemoved: async (name) => {
      const known = removed;
      if (!known.has(name)) return false;
      if (asking === null || !(await isShownAgain(asking, name, now()).catch(() => false))) return true;
      // Public until the next edit, which loads the names into another set.
      known.delete(name);
      return false;
    },
    catchUp: async (db) => {
      asking = db;
      await takeOver(db);
      tidying = tidying.then(() => tidy(db)).catch(log);
    },
    settled: () => tidying,
  };
};

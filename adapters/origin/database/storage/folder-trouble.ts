import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { causeInWords } from './cause-in-words.ts';
import { DatabaseTrouble } from './trouble.ts';
import type { TroubleKind } from './trouble.ts';

const ownVersion = '18';
/** Bytes that PostgreSQL needs for its WAL. */
const minSpace = 16 * 1024 * 1024;

const kindByCode: Readonly<Record<string, TroubleKind>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  53100: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'wrong-owner',
  EPERM: 'wrong-owner',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
};

const codeOf = (cause: unknown): string => String((cause as { readonly code?: unknown } | null)?.code ?? '');
const kindOf = (cause: unknown): TroubleKind | null => kindByCode[codeOf(cause)] ?? null;
const writeTrouble = async (folder: string): Promise<TroubleKind | null> => {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, Buffer.alloc(64 * 1024));
    return null;
  } catch (cause) {
    return kindOf(cause);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
};

const isFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < minSpace;
};

const contentTrouble = async (pg: string): Promise<TroubleKind | null> => {
  const names = await readdir(pg);
  if (names.length === 0) return null;
  const version = await readFile(join(pg, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (cause: unknown) => {
      if (codeOf(cause) === 'ENOENT') return null;
      throw cause;
    },
  );
  if (version === null) return 'foreign-folder';
  if (version !== ownVersion) return 'other-version';
  for (const name of ['PG_VERSION', 'global', join('global', 'pg_control')])
    await access(join(pg, name), constants.R_OK | constants.W_OK);
  return null;
};

/** Inspects the folder, because PGlite's errors do not name the cause. */
const found = async (dataDir: string, pg: string): Promise<TroubleKind | null> => {
  try {
    const written = (await writeTrouble(dataDir)) ?? (await writeTrouble(pg));
    if (written !== null) return written;
    if (await isFull(dataDir)) return 'disk-full';
    return await contentTrouble(pg);
  } catch (cause) {
    return kindOf(cause);
  }
};

const isOfFiles = (cause: unknown): boolean =>
  !/^[0-9A-Z]{5}$/.test(codeOf(cause)) || /^(XX|58|24000)/.test(codeOf(cause));

const ownerOf = async (folder: string): Promise<string> => {
  const user = process.getuid?.();
  return stat(folder).then(
    ({ uid }) => (user === undefined ? '' : ` (its owner is user ${uid}, this process runs as user ${user})`),
    () => '',
  );
};

const wayOut = 'move it away, then restore a backup (the command db restore) or start with an empty folder';

const words = async (kind: TroubleKind, dataDir: string, pg: string, cause: unknown): Promise<string> => {
  switch (kind) {
    case 'disk-full':
      return `The disk that holds the data folder ${dataDir} is full: free space, or set DATA_DIR to a folder on another disk`;
    case 'read-only':
      return `The data folder ${dataDir} is on a read-only file system: remount it writable, or set DATA_DIR to another folder`;
    case 'wrong-owner':
      return `The data folder ${dataDir} is not writable for this process${await ownerOf(dataDir)}: change its owner (chown -R)`;
    case 'not-a-folder':
      return `The data folder ${dataDir} cannot be created, because it or ${pg} is a file: move that file away`;
    case 'foreign-folder':
      return `The folder ${pg} does not hold a PostgreSQL database: ${wayOut}`;
    case 'other-version':
      return `The folder ${pg} holds a database of another PostgreSQL version than ${ownVersion}: ${wayOut}`;
    case 'damaged':
      return `The database in ${pg} is damaged and cannot be opened: ${wayOut}`;
    default:
      return `The database in ${pg} failed: ${causeInWords(cause)}`;
  }
};

export const folderTrouble = async (folder: string, cause: unknown): Promise<DatabaseTrouble> => {
  const dataDir = resolve(folder);
  const pg = join(dataDir, 'pg');
  const kind = kindOf(cause) ?? (await found(dataDir, pg)) ?? (isOfFiles(cause) ? 'damaged' : 'unknown');
  return new DatabaseTrouble(kind, await words(kind, dataDir, pg, cause), cause);
};

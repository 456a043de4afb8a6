import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import { processStart } from './process-start.ts';
import { DatabaseTrouble } from './trouble.ts';

interface Holder {
  readonly pid: number;
  /** Distinguishes a process from a later one with the same pid. */
  readonly started: string;
  readonly holder: string;
  readonly key: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

const fileIn = (dataDir: string): string => join(dataDir, 'origin.lock');
const missing = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === 'ENOENT';

const read = async (file: string): Promise<Holder | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (cause) {
    if (missing(cause) || cause instanceof SyntaxError) return null;
    throw cause;
  }
};

const isHeld = async (by: Holder): Promise<boolean> => {
  const started = await processStart(by.pid);
  return started !== null && (started === by.started || started === 'unknown' || by.started === 'unknown');
};

/** Creates the lock file atomically; false when it exists. */
const place = async (file: string, mine: Holder): Promise<boolean> => {
  const draft = `${file}.${mine.key}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    await link(draft, file);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    await unlink(draft);
  }
};

/** Moves a dead process's lock aside. Only one process succeeds; if it moved a live lock, it restores it. */
const clear = async (file: string, dead: Holder | null): Promise<void> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (cause) {
    if (missing(cause)) return;
    throw cause;
  }
  const moved = await read(aside);
  if (moved !== null && moved.key !== dead?.key) await link(aside, file).catch(() => undefined);
  await unlink(aside);
};

const inUse = (dataDir: string, by: Holder): DatabaseTrouble =>
  new DatabaseTrouble(
    'in-use',
    `The data folder ${dataDir} is in use by process ${by.pid} (${by.holder}). Stop that process, or choose another DATA_DIR.`,
  );

export const firstFiller = 'first start';

/** Milliseconds. */
const timeout = 15_000;

const untilFilled = async (file: string, time: Time): Promise<void> => {
  for (const deadline = time.deadline(timeout); !deadline.aborted; await time.wait(50)) {
    const by = await read(file);
    if (by?.holder !== firstFiller || !(await isHeld(by))) return;
  }
};

/** Takes over the lock of a dead process. Throws a `DatabaseTrouble` when a living process holds it. */
export const lockDataFolder = async (dataDir: string, holder: string, time: Time): Promise<FolderLock> => {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  const mine: Holder = {
    pid: process.pid,
    started: (await processStart(process.pid)) ?? 'unknown',
    holder,
    key: randomUUID(),
  };
  await untilFilled(file, time);
  for (let tries = 0; tries < 5 && !(await place(file, mine)); tries += 1) {
    const other = await read(file);
    if (other !== null && (await isHeld(other))) throw inUse(dataDir, other);
    await clear(file, other);
  }
  const release = () => releaseIf(file, (by) => by.key === mine.key);
  if (await isPlaced(file, mine, time)) return { release };
  await release();
  throw new DatabaseTrouble(
    'in-use',
    `The data folder ${dataDir} could not be locked. Check that no other process uses it, and start again.`,
  );
};

const isPlaced = async (file: string, mine: Holder, { wait }: Time): Promise<boolean> => {
  for (let looks = 0; looks < 10; looks += 1) {
    const by = await read(file);
    if (by !== null) return by.key === mine.key;
    await wait(20);
  }
  return false;
};

const releaseIf = async (file: string, isMine: (by: Holder) => boolean): Promise<void> => {
  const by = await read(file);
  if (by !== null && isMine(by)) await unlink(file);
};

export const clearLockOf = (dataDir: string, holder: string): Promise<void> =>
  releaseIf(fileIn(dataDir), (by) => by.pid === process.pid && by.holder === holder);

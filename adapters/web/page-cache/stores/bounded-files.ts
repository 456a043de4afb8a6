import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import { type Bounds, createEvictionOrder } from './eviction-order.ts';
import { blocksOf, fileOf, findFiles, halfWritten } from './found-files.ts';

/**
 * Files in a folder of their own that never take more room than they may; names are lower-case hexadecimal. Losing
 * one is never an error.
 */
export interface BoundedFiles {
  read(name: string): Promise<Buffer | null>;
  /** Returns at once; of several contents that wait under one name the last is written. */
  write(name: string, content: () => Buffer): void;
  /** Nothing is read under the name from now on, until it is written again. */
  remove(name: string): void;
  /** Settles when all that was asked for so far is done. */
  settled(): Promise<void>;
}

/** Contents that wait to be written; beyond so many a further one is not kept. */
const mostWaiting = 64;
/** Notes of use that wait; beyond so many a further use is not noted. */
const mostNotes = 256;

/** The files themselves. Each act is to be ended before the next begins. */
const fileKeeper = (folder: string, bounds: Bounds, time: Pick<Time, 'now'>) => {
  const order = createEvictionOrder(bounds);
  const kept = new Map<string, { readonly bytes: number; readonly askedAgain: boolean }>();
  const at = (file: string): string => join(folder, file);

  const keep = (name: string, bytes: number, askedAgain: boolean): void => {
    kept.set(name, { bytes, askedAgain });
    order.use(name, bytes, askedAgain);
  };
  const remove = async (name: string): Promise<void> => {
    for (const askedAgain of [false, true]) await rm(at(fileOf(name, askedAgain)), { force: true });
    kept.delete(name);
    order.forget(name);
  };
  const makeRoom = async (bytes: number): Promise<boolean> => {
    const victims = order.victimsFor(bytes);
    for (const victim of victims ?? []) await remove(victim);
    return victims !== null;
  };
  const replace = async (name: string, file: string, content: Buffer): Promise<void> => {
    try {
      await writeFile(at(halfWritten(name)), content);
      await rename(at(halfWritten(name)), at(file));
    } catch (error) {
      await rm(at(halfWritten(name)), { force: true });
      throw error;
    }
  };

  return {
    has: (name: string): boolean => kept.has(name),
    remove,
    async open(): Promise<void> {
      for (const { name, bytes, askedAgain } of await findFiles(folder)) keep(name, bytes, askedAgain);
      await makeRoom(0);
    },
    async read(name: string): Promise<Buffer | null> {
      for (const askedAgain of [true, false, true]) {
        const content = await readFile(at(fileOf(name, askedAgain))).catch(() => null);
        if (content !== null) return content;
      }
      return null;
    },
    async write(name: string, content: Buffer): Promise<void> {
      const [old, bytes] = [kept.get(name), blocksOf(content.length)];
      if (old) order.use(name, old.bytes, true);
      // The old file stands until the new one takes its place, and both must have room.
      if (!(await makeRoom(bytes))) return remove(name);
      await replace(name, fileOf(name, old !== undefined), content);
      if (old?.askedAgain === false) await rm(at(name), { force: true });
      keep(name, bytes, old !== undefined);
    },
    async noteUse(name: string): Promise<void> {
      const old = kept.get(name);
      if (!old) return;
      const [file, now] = [fileOf(name, true), new Date(time.now())];
      if (!old.askedAgain) await rename(at(name), at(file));
      keep(name, old.bytes, true);
      await utimes(at(file), now, now);
    },
  };
};

/**
 * Opens the folder behind the scenes, after `before`; what is read meanwhile comes straight from it, what is written
 * waits. What could not be done is told to `onFailure`.
 */
export const openBoundedFiles = (
  folder: string,
  bounds: Bounds,
  time: Pick<Time, 'now'>,
  before: Promise<unknown> = Promise.resolve(),
  onFailure: (error: unknown) => void = () => undefined,
): BoundedFiles => {
  const files = fileKeeper(folder, bounds, time);
  const [waiting, going, noting] = [new Map<string, () => Buffer>(), new Set<string>(), new Set<string>()];
  let [state, writing]: ['opening' | 'open' | 'broken', string | null] = ['opening', null];

  let work = before.then(files.open).then(
    () => void (state = 'open'),
    (error: unknown) => {
      state = 'broken';
      waiting.clear();
      onFailure(error);
    },
  );
  const later = (job: () => Promise<unknown>): void => {
    work = work.then(async () => (state === 'open' ? job() : undefined)).then(() => undefined, onFailure);
  };

  const writeLatest = async (name: string): Promise<void> => {
    const content = waiting.get(name);
    waiting.delete(name);
    if (content === undefined) return;
    writing = name;
    await files.write(name, content()).finally(() => (writing = null));
  };
  const noteUse = (name: string): void => {
    if (noting.has(name) || noting.size >= mostNotes) return;
    noting.add(name);
    later(() => files.noteUse(name).finally(() => noting.delete(name)));
  };

  return {
    async read(name) {
      if (state === 'broken' || (state === 'open' && !files.has(name))) return null;
      const content = await files.read(name);
      if (content === null || going.has(name)) return null;
      noteUse(name);
      return content;
    },
    write(name, content) {
      if (state === 'broken' || (!waiting.has(name) && waiting.size >= mostWaiting)) return;
      if (!waiting.has(name)) later(() => writeLatest(name));
      waiting.set(name, content);
    },
    remove(name) {
      waiting.delete(name);
      if (state === 'broken' || going.has(name) || (state === 'open' && writing !== name && !files.has(name))) return;
      going.add(name);
      // What cannot be removed from a folder that is read-only stays gone for this process.
      later(() => files.remove(name).then(() => going.delete(name)));
    },
    settled: () => work,
  };
};

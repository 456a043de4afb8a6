import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import { type Bounds, createEvictionOrder } from './eviction-order.ts';
import { blocksOf, fileOf, findFiles, halfWritten } from './found-files.ts';

/** A size-bounded folder of files with hexadecimal names. Losing a file is never an error. */
export interface BoundedFiles {
  read(name: string): Promise<Buffer | null>;
  /** Returns at once. Of several pending writes with one name, only the last is done. */
  write(name: string, content: () => Buffer): void;
  /** Reads miss immediately. */
  remove(name: string): void;
  settled(): Promise<void>;
}

const maxWaiting = 64;
const maxNotes = 256;

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
    order.evict(name);
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
      // The old file stays until the rename: both need space.
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

/** Opens in the background after `before`. Until then, reads go to the folder and writes wait. */
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
    if (noting.has(name) || noting.size >= maxNotes) return;
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
      if (state === 'broken' || (!waiting.has(name) && waiting.size >= maxWaiting)) return;
      if (!waiting.has(name)) later(() => writeLatest(name));
      waiting.set(name, content);
    },
    remove(name) {
      waiting.delete(name);
      if (state === 'broken' || going.has(name) || (state === 'open' && writing !== name && !files.has(name))) return;
      going.add(name);
      // In a read-only folder, a removed file stays hidden for this process.
      later(() => files.remove(name).then(() => going.delete(name)));
    },
    settled: () => work,
  };
};

import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { openBoundedFiles } from './bounded-files.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bounded-'));
  folders.push(folder);
  return folder;
};
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const block = 4096;
const bounds = { maxBytes: 10 * block, maxEntries: 8 };
const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce(
    (sum, file) =>
      sum + Math.ceil((statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0) / block) * block,
    0,
  );
const text = async (reading: Promise<Buffer | null>): Promise<string | null> => (await reading)?.toString() ?? null;

const opened = async (folder: string, own = bounds) => {
  const files = openBoundedFiles(folder, own, systemTime);
  await files.settled();
  const write = (name: string, content: string): Promise<void> => {
    files.write(name, () => Buffer.from(content));
    return files.settled();
  };
  return { files, write, read: (name: string) => text(files.read(name)) };
};

describe('files within bounds', () => {
  it('survive a file that disappears after listing', async () => {
    const folder = newFolder();
    symlinkSync(join(folder, 'nowhere'), join(folder, 'ab'));
    const { files, write, read } = await opened(folder);
    await write('cd', 'kept');
    expect(await read('cd')).toBe('kept');
    await files.settled();
    expect(readdirSync(folder)).toEqual(['cd.again']);
  });

  it('never exceed their limit in any order of operations, and return only the last write', async () => {
    const step = fc.record({
      act: fc.constantFrom('write' as const, 'write' as const, 'read' as const, 'remove' as const),
      name: fc.nat({ max: 15 }),
      size: fc.nat({ max: 3 * block }),
      waits: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const folder = newFolder();
        const files = openBoundedFiles(folder, bounds, systemTime);
        const last = new Map<string, string | null>();
        for (const { act, name: number, size, waits } of steps) {
          const name = number.toString(16);
          const content = `${number} ${'x'.repeat(size)}`;
          if (act === 'write') files.write(name, () => Buffer.from(content));
          if (act === 'remove') files.remove(name);
          if (act !== 'read') last.set(name, act === 'write' ? content : null);
          if (act === 'read' && last.get(name) === null) expect(await text(files.read(name))).toBeNull();
          if (waits) await files.settled();
          else await new Promise(setImmediate);
          expect(bytesIn(folder)).toBeLessThanOrEqual(bounds.maxBytes);
        }
        await files.settled();
        expect(readdirSync(folder).length).toBeLessThanOrEqual(bounds.maxEntries);
        for (const [name, content] of last) expect([content, null]).toContain(await text(files.read(name)));
      }),
      { numRuns: 40 },
    );
  });

  it('keep entries in use during a flood of others, even across a restart', async () => {
    const folder = newFolder();
    const before = await opened(folder);
    await before.write('f0', 'front');
    await before.write('f0', 'front again');
    await before.write('a0', 'article');
    expect(await before.read('a0')).toBe('article');
    await before.files.settled();
    for (let at = 0; at < 20; at += 1) await before.write(`1${at}`, 'stranger');
    const after = await opened(folder);
    for (let at = 0; at < 20; at += 1) await after.write(`2${at}`, 'stranger');
    expect([await after.read('f0'), await after.read('a0'), await after.read('119'), await after.read('219')]).toEqual([
      'front again',
      'article',
      null,
      'stranger',
    ]);
  });

  it('shrink to smaller limits at start, dropping the least recently used', async () => {
    const folder = newFolder();
    for (let at = 0; at < 9; at += 1) {
      writeFileSync(join(folder, `a${at}`), String(at));
      utimesSync(join(folder, `a${at}`), 1_000 + at, 1_000 + at);
    }
    await opened(folder, { maxBytes: 3 * block, maxEntries: 100 });
    expect(readdirSync(folder).toSorted()).toEqual(['a6', 'a7', 'a8']);
  });

  it('delete partial files of a killed process, and keep the later of two', async () => {
    const folder = newFolder();
    for (const file of ['aa.new', 'bb', 'bb.again', 'cc', 'foreign.txt']) writeFileSync(join(folder, file), file);
    const { read } = await opened(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['bb.again', 'cc']);
    expect([await read('aa'), await read('bb')]).toEqual([null, 'bb.again']);
  });

  it('are readable while the folder opens, except those to be deleted', async () => {
    const folder = newFolder();
    for (const file of ['aa', 'bb']) writeFileSync(join(folder, file), file);
    const before = Promise.withResolvers<void>();
    const files = openBoundedFiles(folder, bounds, systemTime, before.promise);
    files.remove('bb');
    expect([await text(files.read('aa')), await text(files.read('bb'))]).toEqual(['aa', null]);
    before.resolve();
    await files.settled();
    expect(await text(files.read('bb'))).toBeNull();
  });

  it('log failed writes and continue', async () => {
    const folder = newFolder();
    const told: unknown[] = [];
    const files = openBoundedFiles(folder, bounds, systemTime, Promise.resolve(), (error) =>
      told.push((error as NodeJS.ErrnoException).code),
    );
    await files.settled();
    rmSync(folder, { recursive: true });
    files.write('aa', () => Buffer.from('lost'));
    await files.settled();
    mkdirSync(folder);
    files.write('bb', () => Buffer.from('kept'));
    await files.settled();
    expect([told, await text(files.read('aa')), await text(files.read('bb'))]).toEqual([['ENOENT'], null, 'kept']);
  });

  it('hold no more than some contents in memory while a slow disk writes them', async () => {
    const folder = newFolder();
    let release = (): void => undefined;
    const files = openBoundedFiles(
      folder,
      { maxBytes: 1e9, maxEntries: 1e6 },
      systemTime,
      new Promise<void>((resolve) => (release = resolve)),
    );
    let made = 0;
    for (let at = 0; at < 1_000; at += 1) files.write(at.toString(16), () => Buffer.from(String((made += 1))));
    release();
    await files.settled();
    expect([made, readdirSync(folder).length]).toEqual([64, 64]);
  });

  it('are disabled without a folder', async () => {
    const folder = join(newFolder(), 'file');
    writeFileSync(folder, '');
    const { write, read, files } = await opened(join(folder, 'below'));
    files.remove('aa');
    await write('aa', 'a');
    expect(await read('aa')).toBeNull();
  });
});

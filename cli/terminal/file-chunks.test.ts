import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileChunks } from './file-chunks.ts';

const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const all = async (given: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of given) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const read = (path: string): Promise<Buffer> => all(fileChunks(path));

describe('the chunks of a file', () => {
  it.each([0, 1, 2 ** 18, 5_000_000])('are all of its %d bytes', async (length) => {
    const path = join(folder, 'file');
    const bytes = Buffer.from(Array.from({ length }, (_, at) => (at * 7919) % 251));
    writeFileSync(path, bytes);
    expect((await read(path)).equals(bytes)).toBe(true);
  });

  it('leave time for an interrupt', async () => {
    const path = join(folder, 'large');
    writeFileSync(path, Buffer.alloc(2 ** 24));
    let interrupted = false;
    let seen = 0;
    setImmediate(() => {
      interrupted = true;
    });
    for await (const chunk of fileChunks(path)) {
      if (interrupted) break;
      seen += chunk.length;
    }
    expect(seen).toBeLessThan(2 ** 24);
  });

  it.each([undefined, { start: 2 ** 20, end: 2 ** 23 }])(
    'are too few when the file shrank while being read (%j)',
    async (part) => {
      const path = join(folder, 'rotated');
      writeFileSync(path, Buffer.alloc(2 ** 24));
      const chunks = fileChunks(path, part);
      await chunks.next();
      truncateSync(path, 100);
      await expect(all(chunks)).rejects.toMatchObject({ code: 'SHRUNK' });
    },
  );

  it('are all where a stretch was cut from a file that got shorter before it was opened', async () => {
    const path = join(folder, 'cut');
    writeFileSync(path, Buffer.alloc(100));
    await expect(all(fileChunks(path, { start: 200, end: 300 }))).rejects.toMatchObject({ code: 'SHRUNK' });
  });

  it.skipIf(process.platform === 'win32')('come from a named pipe too', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    spawn('sh', ['-c', `printf /te > ${path}`]);
    expect(String(await read(path))).toBe('/te');
  });

  it.skipIf(process.platform === 'win32')('end at the signal, though a named pipe has nothing to say', async () => {
    const path = join(folder, 'idle');
    execFileSync('mkfifo', [path]);
    const writer = spawn('sh', ['-c', `exec 3> ${path}; printf /te >&3; exec sleep 600 3>&3`]);
    const end = new AbortController();
    const chunks = fileChunks(path, undefined, end.signal);
    expect(String((await chunks.next()).value)).toBe('/te');
    const next = chunks.next();
    setImmediate(() => end.abort());
    expect((await next).done).toBe(true);
    writer.kill();
  });

  it('are refused with the error of the file system if the file is missing', async () => {
    await expect(read(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(read(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  });
});

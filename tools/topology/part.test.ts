import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { type Part, startPart } from './part.ts';

const folder = mkdtempSync(join(tmpdir(), 'part-'));
let part: Part | null = null;
afterEach(async () => {
  await part?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('restarts a killed program, and ends when it is stopped', async () => {
  const port = await freePort();
  const serve = `require('node:http').createServer((_, response) => response.end(String(process.pid))).listen(${port})`;
  part = startPart({ name: 'program', port, command: [process.execPath, '-e', serve], log: join(folder, 'log') });
  const ask = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();
  await part.ready();
  const pid = await ask();
  await part.kill(0);
  expect(await ask()).not.toBe(pid);
  await part.stop();
  await expect(ask()).rejects.toThrow('fetch failed');
});

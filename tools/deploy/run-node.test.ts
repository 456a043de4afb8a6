import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { BoundSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { sendRequest } from '#adapters/control/send-request.ts';
import { until } from '../whole-product/running/built-process.fake.ts';
import { makeRelease } from './fake-release.fake.ts';

const folders: string[] = [];
let running: ChildProcess | null = null;
afterEach(async () => {
  if (running?.exitCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const folder = (made: string): string => {
  folders.push(made);
  return made;
};

const run = (link: string, env: Readonly<Record<string, string>>, socket?: BoundSocket): ChildProcess =>
  (running = spawn(process.execPath, [join(import.meta.dirname, 'run-node.ts'), link], {
    stdio: ['ignore', 'ignore', 'pipe', ...(socket === undefined ? [] : [socket.fd()])],
    env: { PATH: process.env['PATH'], ...env },
  }));

it('serves on the socket of systemd, and its link leads to the release of the last deploy', async () => {
  const [home, one, two] = [
    folder(mkdtempSync(join(tmpdir(), 'run-node-'))),
    folder(makeRelease('one')),
    folder(makeRelease('two')),
  ];
  const [link, dataDir, socket] = [join(home, 'current'), join(home, 'data'), new BoundSocket({ host: '127.0.0.1' })];
  symlinkSync(one, link);
  run(link, { LISTEN_FDS: '1', DATABASE_URL: 'postgres://nowhere', DATA_DIR: dataDir }, socket);
  const { port } = socket.address();
  const nameShown = async (): Promise<string> =>
    ((await (await fetch(`http://127.0.0.1:${port}/`)).json()) as { readonly name: string }).name;
  await until(
    async () => (await nameShown().catch(() => null)) === 'one',
    () => 'it does not serve',
  );
  expect(await sendRequest(dataDir, { do: 'deploy', release: two })).toMatchObject({
    answer: { done: { release: two } },
  });
  expect([await nameShown(), readlinkSync(link)]).toEqual(['two', two]);
  socket.close();
});

it('refuses an embedded database, which two processes cannot share', async () => {
  const child = run(folder(makeRelease('one')), { DATA_DIR: folder(mkdtempSync(join(tmpdir(), 'run-node-'))) });
  const [said, [code]] = await Promise.all([text(child.stderr ?? Readable.from([])), once(child, 'exit')]);
  expect([code, said]).toEqual([78, expect.stringContaining('Set DATABASE_URL or MAIN_API_URL')]);
});

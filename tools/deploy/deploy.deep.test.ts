import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from '#adapters/control/send-request.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { offer } from '../faults/steady-load.ts';
import { ask, build, start, type Started, until } from '../whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '../whole-product/running/filled-data-dir.fake.ts';

const root = resolve(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'deploy-'));
const [link, dataDir, earlier] = [join(home, 'current'), join(home, 'data'), join(home, 'earlier')];
const folders = [home];
let [port, origin, node] = [0, null as Started | null, null as ReturnType<typeof spawn> | null];

/** This build as another one: its client files have another list. */
const makeEarlierBuild = (): void => {
  mkdirSync(join(earlier, 'tools'), { recursive: true });
  symlinkSync(join(root, 'tools/serve.sh'), join(earlier, 'tools/serve.sh'));
  symlinkSync(join(root, 'node_modules'), join(earlier, 'node_modules'));
  for (const name of ['dist', 'package.json']) cpSync(join(root, name), join(earlier, name), { recursive: true });
  appendFileSync(join(earlier, 'dist/client/manifest.json'), '\n');
};

const buildShown = async (): Promise<string> => (await ask(port, 'localhost', '/builds/latest.json')).body;

beforeAll(async () => {
  await build();
  makeEarlierBuild();
  symlinkSync(root, link);
  const [originDir, originPort] = [await makeFilledDataDir(), await freePort()];
  folders.push(originDir);
  const secret = { ORIGIN_SECRET: 'a-secret-that-both-processes-know' };
  const common = { ...secret, LOG_LEVEL: 'warn' };
  origin = start('taviro.js', ['origin', '--port', `${originPort}`, '--json'], { ...common, DATA_DIR: originDir });
  await until(() => origin?.said().includes('"url"') === true, origin.said);
  port = await freePort();
  node = spawn(process.execPath, [join(root, 'tools/deploy/run-node.ts'), link], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ...common,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      OPERATOR_PORT: '0',
      DRAIN_SECONDS: '2',
      TEST_CLOCK: 'on',
      MAIN_API_URL: `http://127.0.0.1:${originPort}`,
    },
  });
  await until(
    async () => (await ask(port, 'localhost', '/readyz')).status === 200,
    () => 'the node is not ready',
    3_000,
  );
}, 600_000);
afterAll(async () => {
  const ended = node?.exitCode === null && new Promise((done) => node?.once('exit', done));
  node?.kill('SIGTERM');
  await ended;
  await origin?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('ten deploys and rollbacks under load fail no request, and each shows its build', async () => {
  const here = await buildShown();
  const load = offer(port, 40, 600);
  const shown: string[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const release = turn % 2 === 0 ? earlier : root;
    expect(await sendRequest(dataDir, { do: 'deploy', release })).toMatchObject({ answer: { done: { release } } });
    expect(readlinkSync(link)).toBe(release);
    shown.push(await buildShown());
  }
  const { asked, repeated, failed } = await load.stop();
  expect(failed).toEqual({});
  expect(asked).toBeGreaterThan(400);
  expect(repeated).toBeLessThan(asked / 100);
  const there = shown[0];
  expect(there).not.toBe(here);
  expect(shown).toEqual(Array.from({ length: 5 }, () => [there, here]).flat());
}, 600_000);

it('commands for the data folder of the node reach the running release', async () => {
  expect(await sendRequest(dataDir, { do: 'hello' })).toEqual({ answer: { done: null } });
});

import { Agent, request } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { ask, build, type Ran, start, type Started, taviro, untilReady } from '../running/built-process.fake.ts';
import { makeFilledDataDir } from '../running/filled-data-dir.fake.ts';

let [dataDir, home, port]: [string, string, number] = ['', '', 0];
let server: Started | null = null;
const begin = async (env: Readonly<Record<string, string>>): Promise<Started> => {
  server = start('server.js', [], { DATA_DIR: dataDir, PORT: String(port), MAIN_DOMAIN: 'localhost', ...env });
  await untilReady(server, port);
  return server;
};
const requestCompressed = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    const headers = { host: 'localhost', 'accept-encoding': 'br' };
    request({ agent, host: '127.0.0.1', port, path, headers }, (answer) =>
      answer.resume().once('end', () => (agent.destroy(), resolve())),
    )
      .once('error', reject)
      .end();
  });
const told = (...args: readonly string[]): Promise<Ran> => taviro(['shadow', ...args], { DATA_DIR: dataDir });

beforeAll(async () => {
  await build();
  [dataDir, home, port] = [await makeFilledDataDir(), await mkdtemp(join(tmpdir(), 'shadow-')), await freePort()];
}, 180_000);
afterAll(async () => {
  await server?.stop();
  for (const folder of [dataDir, home]) await rm(folder, { recursive: true, force: true });
});

describe('a rule set on trial', () => {
  it('changes no response, and its differences appear in the log and the command line', async () => {
    const own = JSON.parse(await readFile(join(import.meta.dirname, '../../../config/redirects.json'), 'utf8')) as {
      readonly rules: readonly { readonly id: string }[];
    };
    const file = join(home, 'proba.json');
    await writeFile(file, JSON.stringify({ rules: own.rules.filter(({ id }) => id !== 'legacy-list-newest') }));
    const running = await begin({ SHADOW_RULES: file });
    for (const secret of ['egy', 'ketto'])
      expect((await ask(port, 'localhost', `/list/newest?nev=${secret}`)).status).toBe(301);
    for (let at = 0; at < 3; at += 1) await requestCompressed('/legfrissebb');
    const { code, out } = await told('--json');
    expect([code, JSON.parse(out)]).toEqual([
      1,
      expect.objectContaining({
        requests: 5,
        lost: 2,
        moved: 0,
        found: 0,
        top: [
          {
            kind: 'lost',
            address: 'localhost/list/newest',
            before: '/legfrissebb?…',
            after: null,
            rules: ['legacy-list-newest'],
            requests: 2,
          },
        ],
      }),
    ]);
    expect((await told()).out).toContain('2 olvasó veszített volna el egy oldalt');
    expect(running.said().match(/"event":"shadow-difference"/g)).toHaveLength(1);
    expect(running.said() + out).not.toMatch(/egy|ketto|127\.0\.0\.1:\d+\/list/);
    await running.stop();
  }, 120_000);

  it('is off by default', async () => {
    await begin({});
    expect(await told()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('SHADOW_RULES') });
    await server?.stop();
    expect((await told()).code).toBe(5);
  }, 120_000);
});

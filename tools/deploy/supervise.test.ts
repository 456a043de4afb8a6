import { mkdtempSync, rmSync } from 'node:fs';
import { BoundSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeRelease } from './fake-release.fake.ts';
import { supervise, usualLimits } from './supervise.ts';

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

const release = (...given: Parameters<typeof makeRelease>): string => {
  const folder = makeRelease(...given);
  cleaning.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

interface Response {
  readonly name: string;
  readonly pid: number;
  readonly dataDir: string;
}

const startNode = async (first: string, limits = usualLimits) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'supervised-'));
  const socket = new BoundSocket({ host: '127.0.0.1' });
  const events: string[] = [];
  const node = supervise(
    { socket: socket.fd(), dataDir, env: {}, limits, write: (event) => void events.push(event) },
    first,
  );
  cleaning.push(
    () => rmSync(dataDir, { recursive: true }),
    () => socket.close(),
    () => node.stop(),
  );
  const { port } = socket.address();
  const ask = async (): Promise<Response> => (await fetch(`http://127.0.0.1:${port}/`)).json() as Promise<Response>;
  await node.current().started;
  return { node, ask, events, dataDir };
};

describe('a supervised web node', () => {
  it('serves the deployed release, then the earlier one again', async () => {
    const [one, two] = [release('one'), release('two')];
    const { node, ask, dataDir } = await startNode(one);
    const before = await ask();
    expect(before).toMatchObject({ name: 'one', dataDir: join(dataDir, 'a') });
    const old = node.current();
    expect(await node.deploy(two)).toMatchObject({ release: two });
    expect(await old.ended).toBe(0);
    expect(await ask()).toMatchObject({ name: 'two', dataDir: join(dataDir, 'b') });
    await node.deploy(one);
    expect(await ask()).toMatchObject({ name: 'one', dataDir: join(dataDir, 'a') });
  });

  it.each(['ends', 'has wrong settings', 'is never ready'] as const)(
    'still runs the old release when the new one %s',
    async (behaviour) => {
      const { node, ask } = await startNode(release('one'), { ...usualLimits, start: 2_000 });
      const { pid } = await ask();
      await expect(node.deploy(release('two', behaviour))).rejects.toThrow('the old release still runs');
      expect(await ask()).toMatchObject({ name: 'one', pid });
    },
  );

  it('refuses a folder that is not built, and names what is missing', async () => {
    const { node } = await startNode(release('one'));
    const empty = release('empty');
    rmSync(join(empty, 'dist'), { recursive: true });
    await expect(node.deploy(empty)).rejects.toThrow(
      `${empty} is not a built release: dist/server/server.js is missing`,
    );
  });

  it('refuses a second deploy while one runs', async () => {
    const { node } = await startNode(release('one'));
    const first = node.deploy(release('two'));
    await expect(node.deploy(release('three'))).rejects.toThrow('being deployed');
    await first;
  });

  it('restarts a killed process, and responds to requests that arrived in between', async () => {
    const { node, ask, events } = await startNode(release('one'));
    const { pid } = await ask();
    const ended = node.current().ended;
    process.kill(pid, 'SIGKILL');
    await ended;
    expect((await ask()).pid).not.toBe(pid);
    expect(events).toEqual(['node-started', 'node-ended', 'node-started']);
  });

  it('ends with the code for wrong settings instead of restarting', async () => {
    const { node } = await startNode(release('one', 'has wrong settings'));
    expect(await node.over).toBe(78);
  });
});

import { createConnection } from 'node:net';
import { mkdtemp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import type { Time } from '#adapters/time/time.ts';
import { steerableDeadlines } from '#adapters/time/steerable-deadlines.fake.ts';
import { listenForRequests } from './listen-for-requests.ts';
import type { AnswerRequest, Listening } from './listen-for-requests.ts';
import { sendRequest } from './send-request.ts';
import { findSocket } from './socket-place.ts';

let [folder, asked]: [string, unknown[]] = ['', []];
let open: Listening[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'control-test-'));
  [asked, open] = [[], []];
});
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  await rm(folder, { recursive: true, force: true });
});

const echo: AnswerRequest = async (request) => {
  asked.push(request);
  return { done: request };
};

const listen = async (
  dataDir = folder,
  answer = echo,
  time: Pick<Time, 'deadline'> = stillTime(),
): Promise<Listening | null> => {
  const listening = await listenForRequests(dataDir, answer, time);
  if (listening !== null) open.push(listening);
  return listening;
};

const say = async (bytes: Buffer | string, end = true): Promise<string> => {
  const path = (await findSocket(folder))!;
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = createConnection(path, () => void (end ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (part) => {
      heard += part.toString();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'EPIPE' || cause.code === 'ECONNRESET' ? resolve(heard) : reject(cause),
    );
  });
};

const mode = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('the socket of a data folder', () => {
  it('is accessible only to its owner, and removed when the server stops', async () => {
    const listening = await listen();
    expect(await mode(join(folder, 'control.sock'))).toBe('600');
    await listening?.close();
    open = [];
    expect(await readdir(folder)).toEqual([]);
    expect(await sendRequest(folder, { do: 'x' })).toBe('nobody');
  });

  it('carries a request and its response with any content', async () => {
    await listen();
    const request = { do: 'x', text: 'Árvíztűrő\n„tükörfúrógép” 🚲'.repeat(50_000) };
    expect(await sendRequest(folder, request)).toEqual({ answer: { done: request } });
  });

  it('is not taken from a server that lives, and taken over from one that died', async () => {
    await listen();
    expect(await listenForRequests(folder, echo, stillTime())).toBeNull();
    expect(await sendRequest(folder, 1)).toEqual({ answer: { done: 1 } });
    const other = join(folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'control.sock'), '');
    expect(await sendRequest(other, 1)).toBe('nobody');
    expect(await listen(other)).not.toBeNull();
    expect(await sendRequest(other, 2)).toEqual({ answer: { done: 2 } });
  });

  it('has another path when its name would be too long, accessible only to its owner', async () => {
    const long = join(folder, 'hosszu-nev-'.repeat(12));
    const listening = await listen(long);
    const path = await readFile(join(long, 'control.path'), 'utf8');
    expect([await mode(path), await mode(dirname(path)), await mode(join(long, 'control.path'))]).toEqual([
      '600',
      '700',
      '600',
    ]);
    expect(await sendRequest(long, 1)).toEqual({ answer: { done: 1 } });
    await listening?.close();
    open = [];
    expect(await readdir(long)).toEqual([]);
    expect(await stat(dirname(path)).catch(() => null)).toBeNull();
  });

  it.each([
    ['no JSON', 'szia\n'],
    ['HTTP', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['nothing', ''],
    ['half a request', '{"do":"imp'],
    ['bytes', Buffer.from([0xff, 0, 0xfe, 10])],
    ['two requests', '{"do":1}\n{"do":2}\n'],
  ])('answers %s with a refusal, and goes on', async (_, junk) => {
    await listen();
    expect(JSON.parse(await say(junk))).toEqual({ broken: 'The request is not JSON' });
    expect(asked).toEqual([]);
    expect(await sendRequest(folder, 1)).toEqual({ answer: { done: 1 } });
  });

  it('refuses a request that is too long', async () => {
    await listen();
    const long = await say(Buffer.alloc(9 * 1024 * 1024, 'a'));
    if (long !== '') expect(JSON.parse(long).broken).toMatch(/longer than/);
    expect(asked).toEqual([]);
  });

  it('refuses a request that is not complete at its deadline', async () => {
    const time = steerableDeadlines();
    await listen(folder, echo, time);
    let answer = '';
    void say('{"do":', false).then((text) => (answer = text));
    await vi.waitFor(async () => {
      await time.advance(5_000);
      expect(JSON.parse(answer).broken).toMatch(/timed out/);
    }, 30_000);
    expect(asked).toEqual([]);
  });

  it('reports a thrown error', async () => {
    await listen(folder, async () => {
      throw new Error('Elromlott');
    });
    expect(await sendRequest(folder, 1)).toEqual({ answer: { broken: 'Elromlott' } });
  });
});

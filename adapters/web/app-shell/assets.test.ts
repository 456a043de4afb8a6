import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestedAddress } from '../addresses/requested-address.ts';
import { createAssets } from './assets.ts';

const sheet = '.teaser { color: black }\n'.repeat(400);
const tight = brotliCompressSync(sheet);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'all.css'), sheet);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

const ask = async (...accepted: readonly string[]): Promise<readonly Answer[]> => {
  const assets = createAssets(folder, []);
  const server = createServer((asked, response) => void assets(asked, response, requestedAddress(asked)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const one = (header: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': header };
      request({ host: '127.0.0.1', port, path: '/assets/all.css', headers }, async (response) => {
        const pieces: Buffer[] = [];
        for await (const piece of response) pieces.push(piece as Buffer);
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(pieces) });
      })
        .on('error', reject)
        .end();
    });
  const answers: Answer[] = [];
  for (const header of accepted) answers.push(await one(header));
  server.close();
  return answers;
};

const browser = 'gzip, deflate, br, zstd';

describe('a file of the build', () => {
  it('is sent to its first reader as tight as the build packed it, and to all after', async () => {
    writeFileSync(join(folder, 'assets', 'all.css.br'), tight);
    const answers = await ask(...Array.from({ length: 25 }, () => browser));
    expect(new Set(answers.map(({ encoding, bytes }) => `${encoding} ${bytes.equals(tight)}`))).toEqual(
      new Set(['br true']),
    );
  });

  it('is packed for who takes no brotli', async () => {
    writeFileSync(join(folder, 'assets', 'all.css.br'), tight);
    const [zstd, gzip, none] = await ask('zstd', 'gzip', 'identity');
    expect([zstd?.encoding, gzip?.encoding, none?.encoding, none?.bytes.toString()]).toEqual([
      'zstd',
      'gzip',
      undefined,
      sheet,
    ]);
  });

  it('is compressed on request if the build has no compressed file', async () => {
    const [first] = await ask('br');
    expect(brotliDecompressSync(first?.bytes ?? Buffer.alloc(0)).toString()).toBe(sheet);
  });
});

import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, linesOf, type Moved, type Mover, openMover } from './migration.fake.ts';
import { type GivenItem, wxrOf } from './wxr/wxr.fake.ts';
import { OutputFolder } from './write/output-folder.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const items: readonly GivenItem[] = Array.from({ length: 9 }, (_, at) => ({
  id: at + 1,
  content: `<p>Szöveg ${at}</p><a href="https://regi.example/cikk-9/">tovább</a>`,
}));

describe('a resumed run', () => {
  it('gives the same files as one whole run', async () => {
    await mover.write('export.xml', wxrOf(items));
    const { files: whole } = await mover.move({});
    await rm(join(mover.folder, 'moved'), { recursive: true });
    const stopping = new AbortController();
    const stopped = await mover.move({}, { signal: stopping.signal, tell: (done) => done === 5 && stopping.abort() });
    expect(stopped.outcome).toMatchObject({ failed: 'interrupted' });
    // The process ended within a line.
    await appendFile(join(mover.folder, 'moved/ledger.ndjson'), '{"article":"cikk-6","el');
    await appendFile(join(mover.folder, 'moved/articles.ndjson'), '{"id":"post-6","fi');
    const { files } = await mover.move({ resume: true });
    expect(files).toEqual(whole);
    expect(linesOf(files['articles.ndjson'] ?? '')).toHaveLength(9);
  });

  it('gives the same ledger, whichever files the articles name', async () => {
    const at = 'https://regi.example/wp-content/uploads';
    const attached = ['a.jpg', 'b.pdf', 'c.jpg', 'd.mp3'].map((name, number) => ({
      id: 20 + number,
      type: 'attachment',
      status: 'inherit',
      file: `${at}/${name}`,
    }));
    const content = `<p><a href='${at}/b.pdf'>melléklet</a></p><audio src="/wp-content/uploads/d.mp3"></audio>`;
    await mover.write('export.xml', wxrOf([{ id: 1, content, meta: { _thumbnail_id: '20' } }, { id: 2 }, ...attached]));
    const { ledger: whole } = await mover.move({});
    expect(whole.filter(({ element }) => element === 'item:attachment')).toMatchObject([
      { changed: 3 },
      { dropped: 1 },
    ]);
    expect((await mover.move({ resume: true })).ledger).toEqual(whole);
  });

  it('repeats an article whose ledger was written, but not its end', async () => {
    await mover.write('export.xml', wxrOf(items));
    const { files: whole } = await mover.move({});
    const done = await readFile(join(mover.folder, 'moved/articles.ndjson'), 'utf8');
    await truncate(join(mover.folder, 'moved/articles.ndjson'), done.trimEnd().lastIndexOf('\n') + 1);
    expect((await mover.move({ resume: true })).files).toEqual(whole);
  });

  it('is refused for another source, and a new run for a folder in use', async () => {
    await mover.write('export.xml', wxrOf(items));
    await mover.move({});
    expect((await mover.move({})).outcome).toMatchObject({ failed: 'output-in-use' });
    await mover.write('export.xml', wxrOf(items.slice(1)));
    expect((await mover.move({ resume: true })).outcome).toMatchObject({ failed: 'other-source' });
  });
});

describe('a folder that cannot be written', () => {
  it('is named, and not taken for a source that cannot be read', async () => {
    await mover.write('export.xml', wxrOf(items));
    const output = join(mover.folder, 'closed', 'moved');
    const refused = Object.assign(new Error('refused'), { code: 'EACCES', path: output });
    const begin = vi.spyOn(OutputFolder.prototype, 'begin').mockRejectedValue(refused);
    const { outcome } = await mover.move({ output });
    begin.mockRestore();
    expect(outcome).toEqual({ failed: 'not-written', about: `${output} (EACCES)` });
    expect((await mover.move({ source: join(mover.folder, 'nincs.xml') })).outcome).toMatchObject({
      failed: 'unreadable',
    });
  });
});

describe('a strict run', () => {
  it('writes nothing if anything would be dropped, and everything otherwise', async () => {
    await mover.write('export.xml', wxrOf([{ id: 1, comment: 'a@b.example' }]));
    const { outcome, files } = await mover.move({ strict: true });
    expect(outcome).toMatchObject({ refused: true, done: { totals: { dropped: 1 } } });
    expect(files).toEqual({});
    const accepted = await mover.move({ strict: true, accept: ['comments'] });
    expect(accepted.outcome).toMatchObject({ refused: false, done: { drops: { comments: 1 } } });
    await rm(join(mover.folder, 'moved'), { recursive: true });
    await mover.write('export.xml', wxrOf([{ id: 1, content: '[gallery ids="9"]', comment: 'a@b.example' }]));
    const other = await mover.move({ strict: true, accept: ['comments'] });
    expect(other.outcome).toMatchObject({ refused: true, done: { drops: { comments: 1, missing: 2 } } });
    expect(other.files).toEqual({});
    await mover.write('export.xml', wxrOf([{ id: 1 }]));
    const kept = await mover.move({ strict: true });
    expect(kept.outcome).toMatchObject({ refused: false, done: { files: 1, totals: { dropped: 0 } } });
    expect(Object.keys(kept.files)).toContain('articles/2024/03/cikk-1.html');
  });
});

describe('loading pictures', () => {
  let server: http.Server;
  let asked: string[] = [];
  let isDown = false;
  beforeEach(async () => {
    asked = [];
    isDown = false;
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a40' } })
      .png()
      .toBuffer();
    server = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/away.png') response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end();
      else if (request.url === '/late.png' && isDown) response.writeHead(503).end();
      else if (request.url === '/no.png') response.end('<html>');
      else if (request.url === '/big.png') response.end(Buffer.alloc(2_000_000));
      else response.end(picture);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  const write = (...names: readonly string[]): Promise<string> => {
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pictures = names.map((name) => `<img src="${at}/${name}" alt="${name}">`).join('');
    return mover.write('export.xml', wxrOf([{ id: 1, content: pictures }]));
  };

  it('takes each once; a redirect to a private address, a page and a large file stay links', async () => {
    await write('a.png', 'a.png', 'away.png', 'no.png', 'big.png', 'b.png');
    const { ledger, files } = await mover.move({ fetch: true, allowLoopback: true });
    const pictures = ledger.filter(({ element }) => element === 'picture');
    expect(pictures.map(({ kept, reason }) => [kept, reason?.replace(/^.*: /, '') ?? null])).toEqual([
      [3, null],
      [0, 'a private address'],
      [0, 'not a picture that pages can show'],
      [0, 'too large'],
    ]);
    expect(asked.filter((url) => url === '/a.png')).toHaveLength(1);
    expect(bodyOf(files['articles/2024/03/cikk-1.html']).match(/data-picture=/g)).toHaveLength(3);
  });

  it('asks nothing of this machine without the option, and nothing at all without --fetch', async () => {
    await write('a.png');
    expect((await mover.move({ fetch: true })).ledger.find(({ element }) => element === 'picture')?.reason).toContain(
      'a private address',
    );
    await rm(join(mover.folder, 'moved'), { recursive: true });
    expect(
      (await mover.move({ allowLoopback: true })).ledger.find(({ element }) => element === 'picture')?.reason,
    ).toContain('--fetch');
    expect(asked).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('writes folders and files for their owner alone', async () => {
    await write('a.png');
    await mover.move({ fetch: true, allowLoopback: true });
    const output = join(mover.folder, 'moved');
    const names = ['.', ...(await readdir(output, { recursive: true }))];
    expect(names.some((name) => name.endsWith('.png'))).toBe(true);
    for (const name of names) {
      const found = await stat(join(output, name));
      expect([name, found.mode & 0o777]).toEqual([name, found.isDirectory() ? 0o700 : 0o600]);
    }
  });

  it('tells how many were lost, and a resumed run tries those alone', async () => {
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const showing = (id: number, name: string): GivenItem => ({ id, content: `<p>${id}</p><img src="${at}/${name}">` });
    await mover.write('export.xml', wxrOf([showing(1, 'a.png'), showing(2, 'late.png'), showing(3, 'b.png')]));
    const order = { fetch: true, allowLoopback: true };
    isDown = true;
    const first = await mover.move(order);
    expect(first.outcome).toMatchObject({ done: { pictures: { lost: 1, of: 3, why: 'HTTP status 503' } } });
    await writeFile(join(mover.folder, 'moved/imported.json'), '3');
    asked = [];
    isDown = false;
    const second = await mover.move({ ...order, resume: true });
    expect(asked).toEqual(['/late.png']);
    expect(second.outcome).toMatchObject({ done: { pictures: { lost: 0, of: 3, why: null }, files: 3 } });
    expect(bodyOf(second.files['articles/2024/03/cikk-2.html'])).toContain('data-picture="pictures/late-');
    // The import continues with the article that was made again.
    expect(second.files['imported.json']).toBe('2');
    expect(linesOf<{ id: string }>(second.files['articles.ndjson'] ?? '').map(({ id }) => id)).toEqual([
      'post-1',
      'post-3',
      'post-2',
    ]);
    await rm(join(mover.folder, 'moved'), { recursive: true });
    const whole = await mover.move(order);
    const sorted = (ledger: Moved['ledger']) => ledger.map((line) => JSON.stringify(line)).toSorted();
    expect(sorted(second.ledger)).toEqual(sorted(whole.ledger));
    asked = [];
    await mover.move({ ...order, resume: true });
    expect(asked).toEqual([]);
  });

  it('keeps a sound folder when the process ends while lost pictures are removed from it', async () => {
    await write('a.png', 'late.png');
    const order = { fetch: true, allowLoopback: true };
    isDown = true;
    await mover.move(order);
    await writeFile(join(mover.folder, 'moved/imported.json'), '1');
    isDown = false;
    const ending = vi.spyOn(OutputFolder.prototype, 'resume').mockRejectedValue(new DOMException('', 'AbortError'));
    expect((await mover.move({ ...order, resume: true })).outcome).toMatchObject({ failed: 'interrupted' });
    ending.mockRestore();
    const { outcome, files } = await mover.move({ ...order, resume: true });
    expect(outcome).toMatchObject({ done: { pictures: { lost: 0, of: 2 }, files: 1 } });
    expect(files['imported.json']).toBeUndefined();
  });

  it('stops at the greatest number', async () => {
    await write('a.png', 'b.png', 'c.png');
    const { ledger } = await mover.move({ fetch: true, allowLoopback: true, maxPictures: 2 });
    expect(ledger.filter(({ element }) => element === 'picture').map(({ kept }) => kept)).toEqual([2, 0]);
  });
});

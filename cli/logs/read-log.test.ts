import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxLineLength } from './each-line.ts';
import type { LogEntry } from './log-entry.ts';
import { targetOf } from './log-entry.ts';
import { DamagedInput, NotALog } from './not-a-log.ts';
import type { LogNeeds } from './read-log.ts';
import { readLog } from './read-log.ts';

interface Read {
  readonly lines: number;
  readonly bad: number;
  readonly requests: readonly string[];
  readonly fault: unknown;
}

const spoken = (entry: LogEntry): string =>
  [entry.method, entry.host, entry.status, targetOf(entry), ...(Number.isNaN(entry.at) ? [] : [entry.at])]
    .join(' ')
    .trim();

const readChunks = async (chunks: readonly (Buffer | Error)[], needs: Partial<LogNeeds> = {}): Promise<Read> => {
  const count = { lines: 0, bad: 0 };
  const requests: string[] = [];
  const source = async function* (): AsyncGenerator<Buffer> {
    for (const chunk of chunks) {
      if (chunk instanceof Error) throw chunk;
      const borrowed = Buffer.from(chunk);
      yield borrowed;
      borrowed.fill(0x21);
    }
  };
  const fault: unknown = await readLog(
    source(),
    { format: 'auto', time: false, ...needs },
    count,
    { take: (entry) => requests.push(spoken(entry)), settle: () => {} },
    () => false,
  ).then(
    () => null,
    (error: unknown) => error,
  );
  return { ...count, requests, fault };
};

const read = (text: string | Buffer, needs: Partial<LogNeeds> = {}): Promise<Read> =>
  readChunks([Buffer.from(text)], needs);

const combined = (request: string, rest = '200 12 "-" "x"'): string =>
  `1.2.3.4 - - [21/Nov/2026:12:00:00 +0100] "${request}" ${rest}`;

describe('a line of an access log', () => {
  it.each([
    [combined('GET /a?b=1 HTTP/1.1'), 'GET  200 /a?b=1'],
    [combined('HEAD / HTTP/2.0', '404 -'), 'HEAD  404 /'],
    [combined('GET /x', '200 1'), 'GET  200 /x'],
    [combined('GET /x HTTP/1.1', '304'), 'GET  304 /x'],
    [combined('GET /a b c HTTP/1.1'), 'GET  200 /a b c'],
    [combined('GET https://a.example/x HTTP/1.1'), 'GET  200 https://a.example/x'],
    [combined(String.raw`GET /\xC5\x91\"\\x HTTP/1.1`), 'GET  200 /%C5%91"\\x'],
    [combined('GET /ő HTTP/1.1'), 'GET  200 /%C5%91'],
    [combined('GET //evil.example HTTP/1.1'), 'GET  200 //evil.example'],
    [`::1 - John Smith [21/Nov/2026:12:00:00 +0100] "GET /x HTTP/1.1" 200 1`, 'GET  200 /x'],
    [`lapunk.example:443 ${combined('GET /x HTTP/1.1')}`, 'GET lapunk.example:443 200 /x'],
    ['{"host":"a.example","path":"/x","status":200,"method":"get"}', 'GET a.example 200 /x'],
    ['{"path":"/ő","query":"a=1"}', '0 /%C5%91?a=1'],
    [String.raw`{"request":"GET /\xC5\x91\x5C\x22\tx HTTP/1.1"}`, 'GET  0 /%C5%91\\"\tx'],
    [String.raw`{"path":"/\ufffd\\ufffd","status":200}`, String.raw`200 /%FF\ufffd`],
    ['{"path":"/\ufffd"}', '0 /%EF%BF%BD'],
    ['{"url":"https://a.example/x?y","status":"301"}', '301 https://a.example/x?y'],
    ['{"request":"POST /x y HTTP/1.1","status":-5}', 'POST  0 /x y'],
    ['{"request":"/x","status":1e99}', '0 /x'],
    ['{"host":"a.example","request":{"method":"GET","url":"/x"}}', 'GET  0 /x'],
    ['1\t/x?a=1\t404', '404 /x?a=1'],
    ['1\thttps://a.example/ő', '0 https://a.example/%C5%91'],
    ['/x?a=1', '0 /x?a=1'],
    ['https://a.example/ő', '0 https://a.example/%C5%91'],
    ['cimke/x', '0 cimke/x'],
    ['/1.2.3.4/x', '0 /1.2.3.4/x'],
    ['/x?of=1.2.3.4,1.2.3.5', '0 /x?of=1.2.3.4,1.2.3.5'],
    ['/a\tb', '0 /a\tb'],
  ])('%s is the request %j', async (line, expected) => {
    expect(await read(`${line}\n`)).toMatchObject({ lines: 1, bad: 0, requests: [expected] });
  });

  it.each([
    ['combined', combined('GET /x HTTP/1.1', '20')],
    ['combined', combined('GET /x HTTP/1.1', '2000 1')],
    ['combined', combined('GET /x HTTP/1.1', '-20 1')],
    ['combined', combined('GET /x HTTP/1.1').slice(0, 60)],
    ['combined', 'GET /x'],
    ['combined', '"'],
    ['combined', '1.2.3.4 - - [x] GET /x 200'],
    ['json', '{"host":"a"}'],
    ['json', '{'],
    ['json', '[]'],
    ['json', 'null'],
    ['json', '{"path":1}'],
    ['weighted', '/x\t200'],
    ['weighted', '1\t/x\t20'],
    ['weighted', '-1\t/x\t200'],
    ['weighted', '1\t\t200'],
    ['weighted', '1\t/x\t200\t5'],
    ['urls', 'two words'],
    ['urls', '/1.2.3.4:40001 GET /x'],
    ['urls', '/2001:db8::7'],
    ['urls', '/x 1.2.3.4 200'],
    ['urls', 'https://a.example/x,1.2.3.4,200'],
    ['urls', '1.2.3.4,2026-11-21T12:00:00Z,/x,200'],
    ['urls', '2026-11-21,GET,/x,[2001:db8::7]:443'],
    ['weighted', '1\t1.2.3.4\t200'],
    ['urls', 'a\u0001'],
  ] as const)('of the format %s is not %j', async (format, line) => {
    expect(await read(`${line}\n`, { format })).toMatchObject({ lines: 1, bad: 1, requests: [] });
  });

  it.each([
    combined('-', '408 0'),
    combined('GET'),
    combined(String.raw`\x16\x03\x01 / x`, '400 0'),
    combined('GET x HTTP/1.1'),
    combined('GET * HTTP/1.1'),
  ])('%s is read, and was no request', async (line) => {
    const found = await read(`${line}\n`);
    expect(found).toMatchObject({ lines: 1, bad: 0 });
    expect(found.requests[0]).toMatch(/^- {2}\d+ -$/);
  });

  it('may be JSON with bytes that are no UTF-8, as nginx writes with escape=json', async () => {
    const bytes = Buffer.from('{"host":"a.example","uri":"/\xe1\\\\x","status":200}', 'latin1');
    expect(await read(bytes)).toMatchObject({ bad: 0, requests: [String.raw`a.example 200 /%E1\x`] });
  });

  it('includes the time when the caller requests it', async () => {
    const timed = (line: string): Promise<Read> => read(line, { time: true });
    expect((await timed(combined('GET / HTTP/1.1'))).requests).toEqual(['GET  200 / 1795258800']);
    expect((await timed(combined('GET / HTTP/1.1').replace('2026', '9999'))).requests).toEqual([
      'GET  200 / 253398798000',
    ]);
    expect((await timed(combined('GET / HTTP/1.1').replace('2026', '0000'))).requests[0]).toMatch(
      /^GET {2}200 \/ -621\d+$/,
    );
    expect((await timed(combined('GET / HTTP/1.1').replace('Nov', 'Nix'))).requests).toEqual(['GET  200 /']);
    expect((await timed('{"path":"/","time":"2026-11-21T12:00:00+01:00"}')).requests).toEqual(['0 / 1795258800']);
    expect((await timed('{"path":"/","time_local":"21/Nov/2026:12:00:00 +0100"}')).requests).toEqual([
      '0 / 1795258800',
    ]);
    expect((await timed('{"path":"/","time_iso8601":"2026-11-21T12:00:00+01:00"}')).requests).toEqual([
      '0 / 1795258800',
    ]);
    expect((await timed('{"path":"/","msec":"1795258800.5"}')).requests).toEqual(['0 / 1795258800.5']);
    expect((await timed('{"path":"/","ts":5}')).requests).toEqual(['0 / 5']);
    expect((await timed('{"path":"/","ts":"NaN"}')).requests).toEqual(['0 /']);
  });
});

describe('a log', () => {
  const lines = [
    combined('GET /a HTTP/1.1'),
    combined('GET /b?c HTTP/1.1', '301 0'),
    'half',
    combined('GET /ő HTTP/1.1'),
  ];
  const text = Buffer.from(lines.join('\r\n'));
  const all = { lines: 4, bad: 1, requests: ['GET  200 /a', 'GET  301 /b?c', 'GET  200 /%C5%91'], fault: null };

  it('is the same wherever its chunks are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), fc.boolean(), async (cuts, zipped) => {
        const bytes = zipped ? gzipSync(text) : text;
        const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        expect(await readChunks(places.slice(1).map((end, index) => bytes.subarray(places[index], end)))).toEqual(all);
      }),
    );
  });

  it('may be gzip in several members', async () => {
    const half = text.indexOf('\n') + 1;
    expect(await read(Buffer.concat([gzipSync(text.subarray(0, half)), gzipSync(text.subarray(half))]))).toEqual(all);
  });

  it('loses nothing before a truncated or damaged part of gzip', async () => {
    const many = Buffer.from(
      Array.from({ length: 5000 }, (_, index) => `${combined(`GET /cikk-${(index * 7919) % 10_007} HTTP/1.1`)}\n`).join(
        '',
      ),
    );
    const zipped = gzipSync(many);
    const cut = await read(zipped.subarray(0, zipped.length - 200));
    expect(cut.fault).toBeInstanceOf(DamagedInput);
    expect(cut.requests.length).toBeGreaterThan(4500);
    const broken = Buffer.from(zipped);
    broken.fill(0xff, zipped.length - 400, zipped.length - 300);
    const damaged = await read(broken);
    expect(damaged.fault).toBeInstanceOf(DamagedInput);
    expect(damaged.requests.length + damaged.bad).toBe(damaged.lines);
    expect((await read(zipped.subarray(0, 5))).fault).toBeInstanceOf(DamagedInput);
  });

  it('counts what came before its source failed', async () => {
    const fault = new Error('gone');
    expect(await readChunks([text, fault])).toEqual({ ...all, fault });
  });

  it('has lines of a megabyte and ends that are half written', async () => {
    const long = `/${'x'.repeat(2 ** 20)}`;
    const found = await read(
      `${combined(`GET ${long} HTTP/1.1`)}\n${combined('GET /y HTTP/1.1')}\n1.2.3.4 - - [21/Nov`,
    );
    expect(found).toMatchObject({ lines: 3, bad: 1 });
    expect(found.requests.map((request) => request.length)).toEqual([long.length + 9, 11]);
  });

  it('passes over a line that no memory should hold', async () => {
    const part = Buffer.alloc(2 ** 20, 'x');
    const parts = Array.from({ length: Math.ceil(maxLineLength / part.length) + 1 }, () => part);
    expect(await readChunks([...parts, Buffer.from('\n/y\n')], { format: 'urls' })).toMatchObject({
      lines: 2,
      bad: 1,
      requests: ['0 /y'],
    });
  });

  it('may begin with a mark of byte order, have empty lines, or be empty', async () => {
    expect(await read('\ufeff/x\n\n\r\n/y')).toMatchObject({ lines: 2, bad: 0, requests: ['0 /x', '0 /y'] });
    expect(await read('')).toEqual({ lines: 0, bad: 0, requests: [], fault: null });
    expect(await readChunks([])).toMatchObject({ lines: 0 });
  });

  it('is of the format of most of its first lines', async () => {
    const mixed = `/x\n${[1, 2, 3].map(() => combined('GET /a HTTP/1.1')).join('\n')}\n{"path":"/b"}\n`;
    expect(await read(mixed)).toMatchObject({ lines: 5, bad: 2 });
    expect(await read('\u0000\u0001 \n\u0002 \n')).toMatchObject({ lines: 2, bad: 2 });
  });

  it('never breaks the reader, and every line is a request or bad', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc
        .array(fc.constantFrom(...'"\\ []\n{}:/-GETHP1.0 \u00ff'), { maxLength: 200 })
        .map((parts) => Buffer.from(parts.join(''), 'latin1')),
    );
    const format = fc.constantFrom(
      'auto',
      'combined',
      'common',
      'vhost-combined',
      'lighttpd',
      'haproxy',
      'w3c',
      'json',
      'weighted',
      'urls',
    );
    await fc.assert(
      fc.asyncProperty(bytes, format, fc.boolean(), async (chunk, wanted, time) => {
        const found = await read(Buffer.from(chunk), { format: wanted, time });
        if (!(found.fault instanceof DamagedInput || found.fault instanceof NotALog)) expect(found.fault).toBe(null);
        expect(found.requests.length + found.bad).toBe(found.lines);
      }),
    );
  });
});

import { spawnSync } from 'node:child_process';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { targetOf } from './log-entry.ts';
import type { LogFormat } from './log-formats.ts';
import { DamagedInput } from './not-a-log.ts';
import { readLog } from './read-log.ts';

interface Read {
  readonly format: LogFormat | null;
  readonly lines: number;
  readonly bad: number;
  readonly requests: readonly string[];
  readonly fault: unknown;
}

const read = async (text: string | Buffer, format: LogFormat | 'auto' = 'auto', audience = false): Promise<Read> => {
  const count = { lines: 0, bad: 0 };
  const requests: string[] = [];
  let found: LogFormat | null = null;
  const fault: unknown = await readLog(
    (async function* () {
      yield Buffer.from(text);
    })(),
    {
      format,
      time: true,
      audience,
      tellFormat: (detected) => {
        found = detected;
      },
    },
    count,
    {
      take: (entry) => {
        const { method, host, status, at, referrer, agent } = entry;
        requests.push([method, host, status, targetOf(entry), at, ...(audience ? [referrer, agent] : [])].join(' | '));
        expect(JSON.stringify({ ...entry, bytes: null, text: '' })).not.toMatch(/192\.0\.2|2001:db8/);
      },
      settle: () => {},
    },
    () => false,
  ).then(
    () => null,
    (error: unknown) => error,
  );
  return { ...count, format: found, requests, fault };
};

const noon = 1_795_262_400;
const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const owner = '79a59df900b949e55d96a1e698fbacedfd6e09d98eacf8f8d5218e7cd47ef2be';
const clf = '[21/Nov/2026:12:00:00 +0000]';

const samples: readonly (readonly [LogFormat, readonly string[], readonly string[]])[] = [
  [
    'combined',
    [
      `192.0.2.1 - - ${clf} "GET /a HTTP/1.1" 200 5 "https://x.example/\\"q\\"" "${agent}"`,
      `2001:db8::7 - eva ${clf} "HEAD /b?c=1 HTTP/2.0" 304 - "-" "-"`,
    ],
    [`GET |  | 200 | /a | ${noon} | https://x.example/\\"q\\" | ${agent}`, `HEAD |  | 304 | /b?c=1 | ${noon} |  | `],
  ],
  ['common', [`192.0.2.1 - - ${clf} "GET /a HTTP/1.1" 404 -`], [`GET |  | 404 | /a | ${noon} |  | `]],
  [
    'vhost-combined',
    [`a.example:443 2001:db8::7 - - ${clf} "GET /a HTTP/1.1" 200 5 "-" "${agent}"`],
    [`GET | a.example:443 | 200 | /a | ${noon} |  | ${agent}`],
  ],
  [
    'lighttpd',
    [
      `192.0.2.1 a.example - ${clf} "GET /a\\tb HTTP/1.1" 400 5 "-" "${agent}"`,
      `2001:db8::7 a.example:8080 eva ${clf} "GET /b HTTP/1.1" 200 5 "-" "-"`,
      `203.0.113.9, 192.0.2.1 a.example - ${clf} "GET /c HTTP/1.1" 200 5 "-" "-"`,
    ],
    [
      `GET | a.example | 400 | /a\tb | ${noon} |  | ${agent}`,
      `GET | a.example:8080 | 200 | /b | ${noon} |  | `,
      `GET | a.example | 200 | /c | ${noon} |  | `,
    ],
  ],
  [
    'varnish',
    [`192.0.2.1 - - ${clf} "GET http://a.example/x?y=1 HTTP/1.1" 200 17 "-" "${agent}"`],
    [`GET |  | 200 | http://a.example/x?y=1 | ${noon} |  | ${agent}`],
  ],
  [
    'traefik',
    [
      `192.0.2.1 - - ${clf} "GET /a HTTP/1.1" 200 5 "-" "${agent}" 12 "web@docker" "http://192.0.2.9:80" 3ms`,
      `192.0.2.1 - - ${clf} "GET /a HTTP/1.1" 502 11 "-" "-" 13 "-" "-" 0ms`,
    ],
    [`GET |  | 200 | /a | ${noon} |  | ${agent}`, `GET |  | 502 | /a | ${noon} |  | `],
  ],
  [
    'traefik',
    [
      `{"ClientHost":"192.0.2.1","DownstreamStatus":301,"RequestHost":"a.example","RequestMethod":"GET","RequestPath":"/a?b=1","StartUTC":"2026-11-21T12:00:00Z","request_Referer":"https://x.example/","request_User-Agent":"${agent}","time":"2026-11-21T13:00:05+01:00"}`,
    ],
    [`GET | a.example | 301 | /a?b=1 | ${noon} | https://x.example/ | ${agent}`],
  ],
  [
    'json',
    ['{"host":"a.example","path":"/a","status":200,"time":"2026-11-21T12:00:00Z","ip":"2001:db8::7"}'],
    [`| a.example | 200 | /a | ${noon} |  | `],
  ],
  [
    'caddy',
    [
      `{"level":"info","ts":${noon},"logger":"http.log.access.log0","msg":"handled request","request":{"remote_ip":"192.0.2.1","method":"GET","host":"a.example","uri":"/a?b=1","headers":{"User-Agent":["${agent}"]}},"status":200}`,
    ],
    [`GET | a.example | 200 | /a?b=1 | ${noon} |  | ${agent}`],
  ],
  [
    'w3c',
    [
      '#Software: Microsoft Internet Information Services 10.0',
      '#Version: 1.0',
      '#Date: 2026-11-21 12:00:00',
      '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken',
      '2026-11-21 12:00:00 192.0.2.9 GET /a b=1 443 - 2001:db8::7 Mozilla/5.0+(X11) https://x.example/ 200 0 0 15',
      '2026-11-21 12:00:00 192.0.2.9 GET /ő - 443 - 192.0.2.1 - - 404 0 2 15',
      '#Fields: time date cs-host cs-uri-stem sc-status',
      '12:00:00 2026-11-21 b.example /c 301',
      '12:00:00 2026-11-21 b.example /short',
      '#Fields: date time c-ip cs(User-Agent) cs-uri-stem cs-uri-query sc-status',
      '2026-11-21\t12:00:00\t192.0.2.1\t"Mozilla/5.0 (""X11"")"\t/d\t"q=""a b"""\t200',
      '2026-11-21 12:00:00 192.0.2.1 "Mozilla/5.0 (X11)" /e - 200',
    ],
    [
      `GET |  | 200 | /a?b=1 | ${noon} | https://x.example/ | Mozilla/5.0 (X11)`,
      `GET |  | 404 | /%C5%91 | ${noon} |  | `,
      `| b.example | 301 | /c | ${noon} |  | `,
      `|  | 200 | /d?q="a b" | ${noon} |  | Mozilla/5.0 ("X11")`,
      `|  | 200 | /e | ${noon} |  | Mozilla/5.0 (X11)`,
    ],
  ],
  [
    'cloudfront',
    [
      '#Version: 1.0',
      '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol',
      '2026-11-21\t12:00:00\tFRA2-C1\t392\t2001:db8::7\tGET\td111.cloudfront.net\t/a\t200\t-\tMozilla/5.0%20(X11)\tb=1&c=2\tsession=1\tHit\tabc==\ta.example\thttps',
      '2026-11-21\t12:00:00\tFRA2-C1\t392\t192.0.2.1\tGET\td111.cloudfront.net\t/b\t000\t-\t-\t-\t-\tError\tabc==\ta.example\thttps',
    ],
    [`GET | a.example | 200 | /a?b=1&c=2 | ${noon} |  | Mozilla/5.0 (X11)`, `GET | a.example | 0 | /b | ${noon} |  | `],
  ],
  [
    'alb',
    [
      `h2 2026-11-21T12:00:00.000000Z app/lb/50dc6c 192.0.2.1:2817 10.0.0.1:80 0.000 0.001 0.000 200 200 34 366 "GET https://a.example:443/x?y=1 HTTP/2.0" "${agent}" ECDHE TLSv1.2 arn:aws:x "Root=1-5" "a.example" "arn:aws:c" 1 2026-11-21T12:00:00.000000Z "forward" "-" "-" "10.0.0.1:80" "200" "-" "-"`,
      'http 2026-11-21T12:00:00.000000Z app/lb/50dc6c [2001:db8::7]:2817 - -1 -1 -1 460 - 34 0 "GET http://a.example:80/ő HTTP/1.1" "-" - - - "-" "-" "-" - 2026-11-21T12:00:00.000000Z "-" "-" "-" "-" "-" "-" "-"',
    ],
    [
      `GET |  | 200 | https://a.example:443/x?y=1 | ${noon} |  | ${agent}`,
      `GET |  | 460 | http://a.example:80/%C5%91 | ${noon} |  | `,
    ],
  ],
  [
    's3',
    [
      `${owner} bucket ${clf} 192.0.2.1 - 3E57427F WEBSITE.GET.OBJECT a%2Bb "GET /a?b=1 HTTP/1.1" 200 - 113 - 7 - "https://x.example/" "${agent}" - s9lzHY= SigV4 ECDHE AuthHeader a.example TLSV1.2 - -`,
      `${owner} bucket ${clf} - ${owner} 3E57427F S3.EXPIRE.OBJECT old.html "-" - - - 7 - - "-" "-" - s9= - - - - - - -`,
    ],
    [
      `GET | a.example | 200 | /a?b=1 | ${noon} | https://x.example/ | ${agent}`,
      `S3.EXPIRE.OBJECT |  | 0 | /old.html | ${noon} |  | `,
    ],
  ],
  [
    'haproxy',
    [
      'Nov 21 12:00:00 lb haproxy[14389]: 192.0.2.1:33317 [21/Nov/2026:12:00:00.655] http-in static/srv1 10/0/30/69/109 200 2750 - - ---- 1/1/1/1/0 0/0 {a.example} {} "GET /a?b=#C5#91 HTTP/1.1"',
      '2001:db8::7:33317 [21/Nov/2026:12:00:00.655] https~ web/<NOSRV> -1/-1/-1/-1/50 -1 0 - - CR-- 1/1/1/0/0 0/0 "GET /b HTTP/1.1"',
      String.raw`192.0.2.1:33317 [21/Nov/2026:12:00:00.655] in web/s -1/-1/-1/-1/50 200 0 - - ---- 1/1/1/0/0 0/0 "GET /a\?b=#22\ HTTP/1.1"`,
    ],
    [
      `GET |  | 200 | /a?b=%C5%91 | ${noon} |  | `,
      `GET |  | 0 | /b | ${noon} |  | `,
      String.raw`GET |  | 200 | /a\?b="\ | ${noon} |  | `,
    ],
  ],
  [
    'weighted',
    ['7\t/a\t200', '1\thttps://a.example/b\t-'],
    ['|  | 200 | /a | NaN |  | ', '|  | 0 | https://a.example/b | NaN |  | '],
  ],
  [
    'urls',
    ['/a?b=1', 'https://a.example/b'],
    ['|  | 0 | /a?b=1 | NaN |  | ', '|  | 0 | https://a.example/b | NaN |  | '],
  ],
];

const trimmed = (requests: readonly string[]): readonly string[] => requests.map((request) => request.trim());

describe('the format of a log', () => {
  it.each(samples)('%s is detected from its lines and parsed', async (format, lines, expected) => {
    const bad = format === 'w3c' ? 1 : 0;
    const found = await read(lines.join('\n'), 'auto', true);
    expect(found).toMatchObject({ format, bad, fault: null });
    expect(trimmed(found.requests)).toEqual(trimmed(expected));
    expect((await read(`${lines.join('\r\n')}\r\n`, format, true)).requests).toEqual(found.requests);
  });

  it('knows the usual columns where a log was cut behind its heading', async () => {
    const iis = '2026-11-21 12:00:00 192.0.2.9 GET /a - 443 - 192.0.2.1 - - 200 0 0 15';
    expect(await read(iis)).toMatchObject({
      format: 'w3c',
      lines: 1,
      bad: 0,
      requests: [`GET |  | 200 | /a | ${noon}`],
    });
  });

  it('has nothing to judge in headings', async () => {
    expect(await read('#Version: 1.0\n#Fields: date time cs-uri-stem\n')).toMatchObject({
      format: 'w3c',
      lines: 0,
      bad: 0,
    });
  });

  it.each([
    ['w3c', '#Fields of gold'],
    ['w3c', '2026-11-21 12:00:00 192.0.2.9 GET a - 443 - 192.0.2.1 - - 200 0 0 15'],
    ['cloudfront', '2026-11-21\t12:00:00\t/a'],
    ['alb', 'h9 2026-11-21T12:00:00Z lb c t 0 0 0 200 200 3 3 "GET https://a.example/ HTTP/1.1" "-"'],
    ['s3', `${owner} bucket ${clf} 192.0.2.1 - 3E57427F WEBSITE.GET.OBJECT a "GET /a HTTP/1.1" x`],
    ['haproxy', 'Two words of a text: Server and Proxy.'],
    ['haproxy', 'Nov 21 12:00:00 lb haproxy[1]: 192.0.2.1:33317 [21/Nov/2026:12:00:00.655] in web/s 10/0/30/69/109 20'],
    [
      'haproxy',
      'lb haproxy[1]: 192.0.2.1:33317 [21/Nov/2026:12:00:00.655] in web/s 0/0/0/0/0 200 5 - - ---- 1/1 0/0 "GET /a',
    ],
    ['caddy', '{"level":"info","logger":"http.log.access","msg":"handled request","request":{"method":"GET"}}'],
    ['json', '{"msg":"started"}'],
    ['w3c', '2026-11-21 12:00:00 192.0.2.9 GET  - 443 - 192.0.2.1 - - 200 0 0 15'],
    ['traefik', '{"RequestPath":'],
  ] as const)('%s is not %j', async (format, line) => {
    expect(await read(`${line}\n`, format)).toMatchObject({ lines: 1, bad: 1, requests: [] });
  });
});

describe('a line of a request that was not HTTP', () => {
  it.each([
    ['combined', `192.0.2.1 - - ${clf} "-" 408 0 "-" "-"`],
    ['combined', `192.0.2.1 - - ${clf} "" 400 0 "-" "-"`],
    ['combined', String.raw`192.0.2.1 - - ${clf} "\x16\x03\x01\x02\"" 400 157 "-" "-"`],
    ['combined', `192.0.2.1 - - ${clf} "SSH-2.0-Go" 400 157 "-" "-"`],
    ['combined', `192.0.2.1 - - ${clf} "PROXY TCP4 192.0.2.77 192.0.2.1 1 2" 400 157 "-" "-"`],
    ['lighttpd', `192.0.2.1 a.example - ${clf} "  " 400 345 "-" "-"`],
    ['varnish', `- - - ${clf} "- http://localhost HTTP/1.0" 400 0 "-" "-"`],
    [
      'haproxy',
      'lb haproxy[1]: 192.0.2.1:1 [21/Nov/2026:12:00:00.655] in in/<NOSRV> -1/-1/-1/-1/0 400 0 - - PR-- 1/1 0/0 "<BADREQ>"',
    ],
    [
      'haproxy',
      'lb haproxy[1]: 192.0.2.1:1 [21/Nov/2026:12:00:00.655] in~ in/<NOSRV> -1/-1/-1/-1/0 0 0 - - CR-- 1/1 0/0 ""',
    ],
    ['haproxy', '192.0.2.1:1 [21/Nov/2026:12:00:00.655] fe/1: SSL handshake failure'],
    ['haproxy', 'lb haproxy[1]: 192.0.2.1:1 [21/Nov/2026:12:00:00.655] fe/ssl: Connection closed during SSL handshake'],
    ['haproxy', 'lb haproxy[1]: 192.0.2.1:1 [21/Nov/2026:12:00:00.655] tcp be/s1 1/0/50 212 -- 1/1/1/1/0 0/0'],
    [
      'haproxy',
      'lb haproxy[1]: 2001:db8::7:1 [21/Nov/2026:12:00:00.655] tcp~ be/<NOSRV> -1/-1/+50 +0 SC 1/1/1/1/+3 0/0',
    ],
    [
      'haproxy',
      'lb haproxy[1]: Server be/s1 is DOWN, reason: Layer7 wrong status, info: "Not Found", check duration: 1ms.',
    ],
    ['haproxy', 'lb haproxy[1]: Proxy http-in started.'],
    ['haproxy', 'Server be/s1 is UP, reason: Layer4 check passed.'],
    ['haproxy', '[WARNING]  (12) : Health check for server be/s1 failed.'],
    [
      'caddy',
      '{"level":"debug","ts":1,"logger":"http.stdlib","msg":"http: TLS handshake error from 192.0.2.1:4: EOF"}',
    ],
    ['caddy', '{"level":"info","ts":1,"logger":"tls","msg":"storage cleaning happening too soon; skipping for now"}'],
    ['traefik', '{"level":"info","time":"2026-11-21T12:00:00Z","message":"Configuration loaded from file"}'],
    ['w3c', '2026-11-21 12:00:00 192.0.2.9 - - - 443 - 192.0.2.1 - - 400 0 0 15'],
    ['alb', 'h2 2026-11-21T12:00:00Z lb c t 0 0 0 200 200 3 3 "- http://a.example:80- -" "-"'],
    ['json', '{"host":"","request":"SSH-2.0-Go","uri":"","status":400}'],
    ['json', '{"request":"\\x16\\x03\\x01","status":400}'],
    ['json', '{"request":"","uri":"","status":400}'],
  ] as const)('%s: %s', async (format, line) => {
    const found = await read(`${line}\n`, format);
    expect(found).toMatchObject({ lines: 1, bad: 0 });
    expect(found.requests[0]).toMatch(/^- \| \S* ?\| \d+ \| - \|/);
  });
});

const isInstalled = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;
const compressedBy = (tool: string, text: Buffer): Buffer => spawnSync(tool, ['-c'], { input: text }).stdout;

describe('a compressed log', () => {
  const text = Buffer.from(Array.from({ length: 20_000 }, (_, at) => `/cikk-${(at * 7919) % 10_007}\n`).join(''));
  const half = text.indexOf('\n', text.length / 2) + 1;
  const parts = [text.subarray(0, half), text.subarray(half)];

  it.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
    ['bzip2', (part: Buffer) => compressedBy('bzip2', part)],
    ['xz', (part: Buffer) => compressedBy('xz', part)],
  ] as const)('by %s is read to its end, member after member, and to where it is cut', async (name, pack) => {
    if (!['gzip', 'zstd'].includes(name) && !isInstalled(name)) return;
    const compressed = Buffer.concat(parts.map((part) => pack(part)));
    expect(await read(compressed)).toMatchObject({ lines: 20_000, bad: 0, fault: null });
    const cut = await read(compressed.subarray(0, -200));
    expect(cut.fault).toBeInstanceOf(DamagedInput);
    expect(cut.lines).toBeLessThan(20_000);
    expect(cut.lines).toBeGreaterThan(9000);
  });
});

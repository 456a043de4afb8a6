import { beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#cli/logs/log-entry.ts';
import { noRequest, targetOf } from '#cli/logs/log-entry.ts';
import { readLog } from '#cli/logs/read-log.ts';
import { installationOf } from '#cli/installation/installation.ts';
import { knownHosts } from '#cli/traffic/known-hosts.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { brand } from '../../../config/settings/brand.ts';
import { cliNeeds } from '../../../config/wiring/command-line-needs.ts';
import type { LoggingServer, WrittenLog } from './logging-servers.fake.ts';
import { canLog, logsOf } from './logging-servers.fake.ts';

const installation = installationOf({ ...cliNeeds, serveOrigin: async () => null });

/** Bytes as Latin-1; `@` is the number of the request. */
const targets = [
  '/cimke/plain?n=@',
  '/cimke/a b?n=@',
  '/cimke/\xc5\x91?n=@',
  '/cimke/\xe1?n=@',
  '/cimke/%C5%91?n=@',
  '/cimke/o\xcc\x8b?n=@',
  '/cimke/\xf0\x9f\x98\x80?n=@',
  String.raw`/cimke/a\b?n=@`,
  String.raw`/cimke/a\x22b?n=@`,
  String.raw`/cimke/a\tb?n=@`,
  String.raw`/cimke/a\"b?n=@`,
  String.raw`/cimke/a?n=@&q=\ `.trimEnd(),
  '/cimke/a"b?n=@',
  '/cimke/a#b?n=@',
  '/cimke/a?n=@#b',
  '/cimke/a%23b?n=@',
  '/cimke/a%20b?n=@',
  '/cimke/%zz?n=@',
  '/cimke/a%0Ab?n=@',
  '/cimke/a%2Fb?n=@',
  '/cimke/a\tb?n=@',
  '/cimke/a\x01b?n=@',
  '/cimke/a\x7fb?n=@',
  '/cimke/../a?n=@',
  '//evil.example/x?n=@',
  `http://${brand.domain}/cimke/abs?n=@`,
  "/cimke/{a}|<b>^`'c';]d[?n=@",
  '/list/announcement?fbclid=1&n=@',
  String.raw`/list/announcement?q="\"&n=@`,
  '/list/announcement/?q=%22%5C&n=@',
  '/rss?n=@',
  '/nincs/ilyen?n=@ HTTP/1.1',
] as const;

const others = [
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'SSH-2.0-Go\r\n\r\n',
  'GET\r\n\r\n',
  '\r\n\r\n',
  'PROXY TCP4 192.0.2.77 192.0.2.1 1 2\r\n\r\n',
  `OPTIONS * HTTP/1.1\r\nHost: ${brand.domain}\r\nConnection: close\r\n\r\n`,
];

/**
 * These URLs differ in the log. Apache 2.4 logs a space for a tab in a refused request, and drops `HTTP/1.1` after a
 * space.
 */
const rewritten: Readonly<Partial<Record<LoggingServer, readonly string[]>>> = { apache: ['/cimke/a\tb?n=@'] };

const requests = [
  ...targets.map(
    (target, at) =>
      `GET ${target.replace('@', `${at}.`)} HTTP/1.1\r\nHost: ${brand.domain}\r\nConnection: close\r\n\r\n`,
  ),
  ...others,
].map((text) => Buffer.from(text, 'latin1'));

/** Splits a target as a server does (RFC 9112 §3.2): origin form or absolute form, without a fragment. */
const addressOf = (target: string): Address => {
  const [path = '', ...query] = (target.replace(/^http:\/\/[^/]*/, '').split('#', 1)[0] ?? '').split('?');
  return { host: brand.domain, path: asciiPathOfBytes(path), query: asciiPathOfBytes(query.join('?')) };
};

const verdictOn = (address: Address): object => {
  const { outcome, site, route, redirect, reason } = installation.book.judge(address);
  return {
    outcome,
    reason,
    site: site?.site.slug,
    route,
    redirect: redirect && [redirect.status, redirect.path, redirect.query],
  };
};

interface Read {
  readonly bad: number;
  readonly format: string;
  readonly entries: readonly (Pick<LogEntry, 'method' | 'host'> & { readonly target: string })[];
}

const read = async ({ bytes }: WrittenLog): Promise<Read> => {
  const count = { lines: 0, bad: 0 };
  let format = '';
  const entries: Read['entries'][number][] = [];
  await readLog(
    (async function* () {
      yield bytes;
    })(),
    { format: 'auto', time: false, tellFormat: (found) => (format = found) },
    count,
    {
      take: (entry) => entries.push({ method: entry.method, host: entry.host, target: targetOf(entry) }),
      settle: () => {},
    },
    () => false,
  );
  return { bad: count.bad, format, entries };
};

export const describeLogs = (server: LoggingServer) =>
  describe.skipIf(!canLog(server))(server, () => {
    let logs: readonly WrittenLog[];
    beforeAll(async () => {
      logs = await logsOf(server, requests);
    }, 60_000);

    it('writes logs that parse completely and give each request the same verdict', async () => {
      for (const log of logs) {
        const { bad, format, entries } = await read(log);
        expect([format, bad], log.bytes.toString('latin1')).toEqual([log.format, 0]);
        const readTarget = knownHosts(brand.domain);
        let judged = 0;
        for (const { method, host, target } of entries) {
          const [, at] = /[?&]n=(\d+)\./.exec(target) ?? [];
          const asked = targets[Number(at)];
          if (at === undefined || asked === undefined) {
            if (method === 'GET') expect(target).toMatch(/^(?:http:\/\/site\.example)?\/(?:first|last)$/);
            else expect([noRequest, 'OPTIONS']).toContain(method);
            continue;
          }
          if (rewritten[server]?.includes(asked) === true) continue;
          judged += 1;
          expect(verdictOn(readTarget(host).read(target)), `${log.format} ${asked}: ${target}`).toEqual(
            verdictOn(addressOf(asked.replace('@', `${at}.`))),
          );
        }
        expect(judged).toBeGreaterThan(20);
      }
    });
  });

import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../cli.fake.ts';
import { logFormats } from '../../logs/log-formats.ts';

const client = fc.oneof(
  // Three digits per part distinguish an address fragment from a status or a size.
  fc.ipV4().map((address) => address.replace(/\d+/g, (part) => String(100 + (Number(part) % 156)))),
  fc
    .array(fc.integer({ min: 0x1000, max: 0xffff }), { minLength: 8, maxLength: 8 })
    .map((groups) => groups.map((group) => group.toString(16)).join(':')),
  fc.integer({ min: 0x1000, max: 0xffff }).map((group) => `2001:db8::${group.toString(16)}`),
  fc.integer({ min: 100, max: 255 }).map((part) => `::ffff:198.51.100.${part}`),
);

const inBrackets = (address: string): string => (address.includes(':') ? `[${address}]` : address);

const written = fc
  .tuple(client, fc.constantFrom('alone', 'port', 'brackets', 'list', 'dense-list', 'behind', 'escaped', 'slashed'))
  .map(([address, how]) => ({
    address,
    text: {
      alone: address,
      port: `${inBrackets(address)}:40001`,
      brackets: inBrackets(address),
      list: `${address}, 10.100.100.100`,
      'dense-list': `${address},10.100.100.100`,
      behind: `unknown, ${address}`,
      // nginx's `escape=default` writes quotes in a forged header like this.
      escaped: String.raw`proxy.example\x22, ${address}`,
      slashed: String.raw`10.100.100.100\, ${address}`,
    }[how],
  }));

const clf = '[21/Nov/2026:12:00:00 +0000]';

const lines: readonly ((who: string, target: string) => string)[] = [
  (who, target) => `${who} - - ${clf} "GET ${target} HTTP/1.1" 200 5 "-" "Mozilla/5.0"`,
  (who, target) => `${who} eva - ${clf} "GET ${target} HTTP/1.1" 200 5`,
  (who, target) => `${who} lapunk.example - ${clf} "GET ${target} HTTP/1.1" 200 5 "-" "Mozilla/5.0"`,
  (who, target) => `${who} ${who} - ${clf} "GET ${target} HTTP/1.1" 200 5 "-" "Mozilla/5.0"`,
  (who, target) => `lapunk.example:443 ${who} - - ${clf} "GET ${target} HTTP/1.1" 200 5 "-" "Mozilla/5.0"`,
  (who, target) => `${who} ${who} - - ${clf} "GET ${target} HTTP/1.1" 200 5 "http://${who}/x" "${who}"`,
  (who, target) => `- - - ${clf} "GET http://${who}${target} HTTP/1.1" 200 5 "-" "-"`,
  (who) => `${who} - - ${clf} "PROXY TCP4 ${who} 10.100.100.101 1 2" 400 5`,
  (who, target) => `${who} - - ${clf} "GET ${target} HTTP/1.1" 200 5 "-" "-" 12 "web@docker" "http://${who}" 3ms`,
  (who, target) =>
    `lb haproxy[1]: ${who}:4711 [21/Nov/2026:12:00:00.655] in web/s 0/0/0/0/0 200 5 - - ---- 1/1/0/0/0 0/0 "GET ${target} HTTP/1.1"`,
  (who, target) =>
    JSON.stringify({ host: who, remote_addr: who, request: `GET ${target} HTTP/1.1`, status: 200, http_referer: who }),
  (who, target) => JSON.stringify({ request: { remote_ip: who, host: who, uri: target, method: 'GET' }, status: 200 }),
  (who, target) => JSON.stringify({ ClientHost: who, RequestHost: who, RequestPath: target, DownstreamStatus: 200 }),
  (who) => JSON.stringify({ url: who, path: who, request: who }),
  (who, target) => JSON.stringify({ remote_addr: who, url: `http://${who}${target}`, status: 404 }),
  (who, target) => JSON.stringify({ request: `GET https://${who}${target} HTTP/1.1`, status: 404 }),
  (who, target) => `2026-11-21 12:00:00 10.0.0.1 GET ${target} - 443 - ${who} Mozilla/5.0 - 200 0 0 15`,
  (who, target) => `#Fields: c-ip cs-host cs-uri-stem\n${who} "${who}" ${target}`,
  (who, target) =>
    `2026-11-21\t12:00:00\tF\t3\t${who}\tGET\t${who}\t${target}\t200\t-\t-\t-\t-\tHit\tabc\t${who}\thttps`,
  (who, target) =>
    `h2 2026-11-21T12:00:00Z lb ${who}:1 10.0.0.1:80 0 0 0 200 200 3 3 "GET https://${who}${target} HTTP/2.0" "-" -`,
  (who, target) =>
    `owner bucket ${clf} ${who} - 3E WEBSITE.GET.OBJECT a "GET ${target} HTTP/1.1" 200 - 1 - 7 - "-" "-" - s= S E A ${who} T`,
  (who, target) => `${who},2026-11-21T12:00:00Z,GET,${target},200`,
  (who, target) => `7\t${who}\t200\n1\thttps://${who}${target}\t200`,
  (who) => who,
  (who, target) => `/${who} GET ${target} 200`,
  (who, target) => `${target} ${who} 200`,
  (who, target) => `${target},${who},200`,
];

const log = fc.tuple(
  written,
  fc.array(
    fc.tuple(
      fc.constantFrom(...lines),
      fc.constantFrom('/te', '/nincs', '/list/newest?fbclid=1', '/cimke/x', '/%zz'),
      fc.option(fc.nat(60), { nil: 0, freq: 3 }),
    ),
    { minLength: 1, maxLength: 6 },
  ),
);

const commands = [
  ['replay', '--json', '--audience', '--all', '--keep-query'],
  ['replay', '--format', 'html'],
  ['replay', '--partial', '-o', 'part.gz'],
  ['sample'],
  ['coverage'],
  ['mend', '--json'],
] as const;

describe('who asked', () => {
  it('never appears in a report, partial, sample or message, in any format, damaged or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        log,
        fc.constantFrom('auto', ...logFormats),
        fc.constantFrom(...commands),
        async ([{ address, text }, made], format, command) => {
          const input = made.flatMap(([line, target, cut]) => {
            const whole = line(text, target);
            return (cut === 0 ? whole : whole.slice(0, Math.max(text.length, whole.length - cut))).split('\n');
          });
          const { out, err, written: files, compressed } = await run([...command, '--log-format', format], { input });
          const said = [
            out,
            err,
            ...Object.values(files),
            ...Object.values(compressed).map((file) => gunzipSync(file)),
          ];
          expect(said.join('\n').toLowerCase()).not.toContain(address.replace(/^::ffff:/, ''));
        },
      ),
      { numRuns: Math.max(300, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });

  it.each([
    ['lighttpd', (who: string) => `${who} lapunk.example - ${clf} "GET /te HTTP/1.1" 200 5 "-" "-"`],
    ['a list of proxies', (who: string) => `${who}, 10.0.0.1 - - ${clf} "GET /te HTTP/1.1" 200 5 "-" "-"`],
    ['no host', (who: string) => `${who} - - ${clf} "GET http://localhost/te HTTP/1.1" 200 5 "-" "-"`],
  ])('is no host that overrides --host: %s', async (name, line) => {
    const { out } = await run(['sample', '--host', 'testver.example'], { input: [line('192.0.2.1')] });
    expect(out).toBe(
      name === 'lighttpd' ? 'https://lapunk.example/te\t200\tyouth\n' : 'https://testver.example/te\t404\tyouth\n',
    );
  });
});

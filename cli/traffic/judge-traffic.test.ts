import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someNeeds } from '../cli.fake.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import { readLog } from '../logs/read-log.ts';
import type { LogFormat } from '../logs/log-formats.ts';
import { installationOf } from '../installation/installation.ts';
import { judgeTraffic } from './judge-traffic.ts';
import { noteNothing } from './number-reactions.ts';
import type { Note } from './number-reactions.ts';

const installation = installationOf(someNeeds);

interface Judged {
  readonly lines: number;
  readonly bad: number;
  readonly groups: readonly string[];
  readonly notes: readonly string[];
}

const judgeLog = async (log: Buffer, cut: number, format: LogFormat, afresh: boolean): Promise<Judged> => {
  const count = { lines: 0, bad: 0 };
  const notes = new Map<string, number>();
  const groups = new Map<string, number>();
  const addTo = (sums: Map<string, number>, key: string, hits: number): void =>
    void sums.set(key, (sums.get(key) ?? 0) + hits);
  const judges: ReturnType<typeof judgeTraffic>[] = [];
  const begin = (): ReturnType<typeof judgeTraffic> => {
    const judge = judgeTraffic(installation, installation.mainHost, ({ host, path, query }, { outcome }): Note =>
      outcome === 'page' ? noteNothing : (status) => addTo(notes, `${host} ${path} ${query} ${status}`, 1),
    );
    judges.push(judge);
    return judge;
  };
  const takeAlone = (judge: ReturnType<typeof judgeTraffic>, entry: LogEntry): void => {
    judge.take(entry);
    judge.settle();
  };
  const chunks = async function* (): AsyncGenerator<Buffer> {
    for (let start = 0; start < log.length; start += cut) {
      const borrowed = Buffer.from(log.subarray(start, start + cut));
      yield borrowed;
      borrowed.fill(0x21);
    }
  };
  await readLog(
    chunks(),
    { format, time: false },
    count,
    afresh ? { take: (entry) => takeAlone(begin(), entry), settle: () => {} } : begin(),
    () => false,
  );
  for (const judge of judges)
    for (const { outcome, site, route, rules, hits } of judge.groups())
      addTo(groups, [outcome, site, route, ...rules].join(' '), hits);
  const listed = (sums: Map<string, number>): readonly string[] =>
    [...sums].map(([key, hits]) => `${key}: ${hits}`).sort();
  return { ...count, groups: listed(groups), notes: listed(notes) };
};

const target = fc.constantFrom(
  '/te',
  '/te?a',
  '/te?b',
  '/t',
  '/nincs',
  '/nincs1',
  '/nincs12',
  '/nincs123',
  '/kozlemenyek?fbclid=1',
  '/cimke/x',
  '/cimke/y',
  '/%zz',
  '/ő',
  '/a b',
  String.raw`/\"x\"`,
  'https://testver.example/te',
  `/${'x'.repeat(511)}`,
  `/${'x'.repeat(512)}`,
);
const client = fc.constantFrom('192.0.2.7 - -', '2001:db8::1 - John Smith', '::1 - -');
const request = fc
  .tuple(target, fc.constantFrom('GET', 'HEAD', 'POST'), fc.constantFrom(' HTTP/1.1', ' HTTP/2', ''))
  .map(([path, method, version]) => `${method} ${path}${version}`);
const line = fc.tuple(
  fc.constantFrom('lapunk.example', 'testver.example:443', 'x.example'),
  client,
  fc.oneof({ weight: 20, arbitrary: request }, { weight: 1, arbitrary: fc.constantFrom('-', String.raw`\x16\x03`) }),
  fc.constantFrom('200', '301', '404', 'x'),
  fc.constantFrom('\n', '\n', '\r\n'),
);

describe('judging a log', () => {
  it('has the same results with and without its cache', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        fc.nat(60),
        fc.integer({ min: 50, max: 4000 }),
        fc.constantFrom('utf8', 'latin1'),
        async (lines, vhost, lost, cut, encoding) => {
          const text = lines
            .map(
              ([host, from, asked, status, end]) =>
                `${vhost ? `${host} ` : ''}${from} [21/Nov/2026:12:00:00 +0100] "${asked}" ${status} 12 "-" "x"${end}`,
            )
            .join('');
          const whole = Buffer.from(text, encoding);
          const log = whole.subarray(0, Math.max(1, whole.length - lost));
          const format = vhost ? 'vhost-combined' : 'combined';
          expect(await judgeLog(log, cut, format, false)).toEqual(await judgeLog(log, log.length, format, true));
        },
      ),
      { numRuns: 40 },
    );
  });
});
